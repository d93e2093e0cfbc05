/**
 * Attributes of directories of users (LDAP, Active Directory): the concepts, then the names without their signs. When an account was made is
 * not among them: where nothing else is a day, it would pass for the day on which somebody was hired.
 */
export const DIRECTORY_FIELDS = `
user name: samaccountname
full name: displayname
office: physicaldeliveryofficename
`
