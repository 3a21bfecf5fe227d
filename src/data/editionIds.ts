/**
 * Names that Windows gives its editions.
 *
 * To add one: its id in lower case, as `EditionID` in the registry or DISM has it, and the name that people know.
 */

/** Names of Windows editions as the licensing service writes them, lower case, and as Microsoft's pages write them. */
export const windowsEditionNames: Readonly<Record<string, string>> = {
  core: 'Home',
  coren: 'Home N',
  coresinglelanguage: 'Home Single Language',
  corecountryspecific: 'Home China',
  professional: 'Pro',
  professionaln: 'Pro N',
  professionaleducation: 'Pro Education',
  professionaleducationn: 'Pro Education N',
  professionalworkstation: 'Pro for Workstations',
  professionalworkstationn: 'Pro for Workstations N',
  education: 'Education',
  educationn: 'Education N',
  enterprise: 'Enterprise',
  enterprisen: 'Enterprise N',
  business: 'Business',
  starter: 'Starter',
  homebasic: 'Home Basic',
  homepremium: 'Home Premium',
  ultimate: 'Ultimate',
  enterpriseeval: 'Enterprise Evaluation',
  enterpriseneval: 'Enterprise N Evaluation',
  enterprises: 'Enterprise LTSC',
  enterprisesn: 'Enterprise N LTSC',
  enterpriseseval: 'Enterprise LTSC Evaluation',
  enterprisesneval: 'Enterprise N LTSC Evaluation',
  iotenterprise: 'IoT Enterprise',
  iotenterprises: 'IoT Enterprise LTSC',
  serverrdsh: 'Enterprise multi-session',
  serverenterprise: 'Server Enterprise',
  serverweb: 'Server Web',
  serverfoundation: 'Server Foundation',
  serverstandard: 'Server Standard',
  serverstandardeval: 'Server Standard Evaluation',
  serverdatacenter: 'Server Datacenter',
  serverdatacentereval: 'Server Datacenter Evaluation',
  serverturbine: 'Server Datacenter: Azure Edition',
  serverazurecor: 'Server Datacenter: Azure Edition Core',
  serversolution: 'Server Essentials',
  serverstandardcor: 'Server Standard (Core)',
  serverstandardevalcor: 'Server Standard Evaluation (Core)',
  serverdatacentercor: 'Server Datacenter (Core)',
  serverdatacenterevalcor: 'Server Datacenter Evaluation (Core)',
  serverturbinecor: 'Server Datacenter: Azure Edition (Core)',
  cloudedition: 'SE',
  ppipro: 'Team',
};

/** What people call an edition, beside its name and its ID, by its `id` in URLs; without "Windows" and its version. */
export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  home: ['Family'],
  'home-single-language': ['single language', 'home sl', 'home s l'],
  'home-s': ['home s'],
  'pro-s': ['pro s'],
  'pro-education': ['pro edu', 'professional education'],
  'pro-for-workstations': [
    'pro workstation',
    'pro for workstation',
    'workstation',
  ],
  education: ['edu'],
  enterprise: ['ent'],
  'enterprise-ltsc': ['LTSC', 'LTSB'],
  'enterprise-ltsc-evaluation': ['LTSC evaluation'],
  // Most who write only IoT mean the long-term one.
  'iot-enterprise-ltsc': ['iot'],
  'windows-11-se': ['se'],
};

/** How people name a domain controller. An evaluation that is one can't be converted. */
export const domainController =
  /domain[ -]?controllers?|domänencontroller|domeincontroller|contr[oô]leurs? de domaine|controlador(?:es)? de dom[ií]nio|controller di dominio|kontroler\w* domeny|контроллер\p{L}* домена|域控|網域控制|ドメイン ?コントローラ|도메인 ?컨트롤러|\b(?:ad[ -]?dc|dcpromo|fsmo)\b/iu;
