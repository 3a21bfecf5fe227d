/** A page without an address. */
const location = {pathname: '/', search: '', hash: ''};

export const useLocation = () => location;

export const useHistory = () => ({location, action: 'PUSH'});
