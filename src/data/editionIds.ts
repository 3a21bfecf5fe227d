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

/**
 * Editions in the product name of other display languages, as systeminfo and WMI print it after "Windows 10" or "Windows
 * 11". A translation of one's own is no source: add only names that public output of that Windows shows.
 */
export const localizedEditionNames: Readonly<Record<string, string>> = {
  'Famille Unilingue': 'Home Single Language',
  Famille: 'Home',
  Professionnel: 'Pro',
  Entreprise: 'Enterprise',
  Домашняя: 'Home',
  家庭中文版: 'Home China',
  家庭版: 'Home',
  专业版: 'Pro',
  '企业版 LTSC': 'Enterprise LTSC',
  企业版: 'Enterprise',
  教育版: 'Education',
};
