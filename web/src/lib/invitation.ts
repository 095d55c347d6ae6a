/** The code that an invitation link carries: `#/invite?code=…`. */
export const invitationCode = () => new URLSearchParams(location.hash.split('?')[1] ?? '').get('code') ?? ''
