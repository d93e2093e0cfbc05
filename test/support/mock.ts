import { afterAll, beforeAll } from 'vitest'
import { startMock, mockKey, type Mock, type StartOptions } from '../../scripts/mock/start.ts'
import { contract } from '../contract/contract.ts'
import { call, type Call, type Reply } from './call.ts'

/** A mock of the committed contract, with what tests need of it. */
export interface TestMock extends Mock {
  key: string
  /** What the mock took for its own fault; tests expect none. */
  failures: unknown[]
  call(method: string, path: string, options?: Call): Promise<Reply>
}

/** A mock for the tests of the file or block in which this is called. */
export const useMock = (options: StartOptions = {}): TestMock => {
  const holder: { mock?: TestMock } = {}
  beforeAll(async () => {
    const failures: unknown[] = []
    const mock = await startMock(contract, { ...options, onFailure: (cause) => failures.push(cause) })
    const callMock: TestMock['call'] = (method, path, { key = mockKey, ...rest } = {}) =>
      call(method, mock.url + path, { key, ...rest })
    holder.mock = { ...mock, key: mockKey, failures, call: callMock }
  })
  afterAll(async () => {
    await holder.mock?.stop()
  })
  return new Proxy({} as TestMock, {
    get: (_target, name: keyof TestMock) => {
      if (holder.mock === undefined) throw new Error('The mock is there only while tests run.')
      return holder.mock[name]
    },
  })
}
