import type {FieldId, SettingsMeaning} from './activationFields';

/**
 * Words of other display languages that the tools look for in pasted text.
 *
 * How to add one: write words as Windows in that language prints them, labels and statuses in lower case, say in
 * `source` where they were seen, and add a text that has them to `tests/unit/data/languages.test.ts`. A translation of
 * your own is no source: a wrong word for a status would be a wrong answer. A language with `labels` and without
 * `statuses` is only recognized, and the visitor is asked for the CIM query.
 */
export interface Language {
  /** English name of the language. */
  language: string;
  /** Labels of slmgr.vbs. */
  labels?: Readonly<Record<string, FieldId>>;
  /** What follows the label of the status. */
  statuses?: Readonly<Record<string, 0 | 1 | 2 | 3 | 4 | 5 | 6>>;
  /** How the answer of `/xpr` begins. */
  sentences?: readonly {
    start: string;
    status: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    channel?: 'kms-client';
  }[];
  /** How a sentence of Settings begins; signs and spaces do not matter. A longer one precedes its own beginning. */
  settings?: readonly {
    start: string;
    /** Absent where Windows is activated. */
    status?: 0;
    meaning?: SettingsMeaning;
  }[];
  /** How the words for "current" and "target" begin in labels of DISM. */
  editionLabels?: {current?: readonly string[]; target?: readonly string[]};
  /** What systeminfo prints after "Windows 10" or "Windows 11", if it is not the English name of the edition. */
  editionNames?: Readonly<Record<string, string>>;
  /** Words for "error" and "code" before a number. */
  errorWords?: readonly string[];
  /** Where the words of reports were seen; those of Settings are in Microsoft's pages about activation unless it says more. */
  source?: string;
}

export const languages: readonly Language[] = [
  {
    language: 'German',
    labels: {
      beschreibung: 'description',
      lizenzstatus: 'status',
      benachrichtigungsgrund: 'reason',
      'product key-kanal': 'channel',
      'teil-product key': 'partialKey',
      'ablauf der zeitbegrenzten aktivierung': 'minutes',
      'verbleibende windows rearm-anzahl': 'windowsRearms',
      'aktivierungs-id': 'private',
      'aktuelle edition': 'edition',
    },
    statuses: {lizenziert: 1, benachrichtigung: 5},
    settings: [{start: 'Windows ist aktiviert'}],
    editionLabels: {current: ['aktuel'], target: ['ziel']},
    errorWords: ['fehler', 'fehlercode'],
    source:
      'Public monitoring scripts that read slmgr.vbs and DISM on German Windows',
  },
  {
    language: 'Spanish',
    labels: {
      nombre: 'name',
      descripción: 'description',
      'estado de la licencia': 'status',
      'estado de licencia': 'status',
      'razón de la notificación': 'reason',
      'canal de clave de producto': 'channel',
      'clave de producto parcial': 'partialKey',
      'recuento de rearmado de windows restante': 'windowsRearms',
      'recuento de rearmados de sku restantes': 'skuRearms',
      'hora de confianza': 'trustedTime',
      'id. de activación': 'private',
      'id. de aplicación': 'private',
      'id. de instalación': 'private',
      'pid extendido': 'private',
      'versión del servicio de licencias de software': 'serviceVersion',
    },
    statuses: {'con licencia': 1},
    settings: [
      {
        start: 'Windows está activado con una licencia digital vinculada a',
        meaning: 'linked',
      },
      {
        start: 'Windows está activado con una licencia digital',
        meaning: 'digital-license',
      },
      {start: 'Windows está activado'},
      {start: 'Windows no está activado', status: 0},
    ],
    editionLabels: {current: ['actual'], target: ['destin']},
    errorWords: ['código', 'codigo'],
    source:
      'A public script that maps every line of slmgr.vbs /dlv on Spanish Windows; public guides quote Settings',
  },
  {
    language: 'Russian',
    labels: {
      имя: 'name',
      описание: 'description',
      'состояние лицензии': 'status',
      'частичный ключ продукта': 'partialKey',
    },
    statuses: {
      'имеет лицензию': 1,
      'не имеет лицензии': 0,
    },
    sentences: [
      {start: 'постоянная активация прошла успешно', status: 1},
      {
        start: 'срок истечения многопользовательской активации',
        status: 1,
        channel: 'kms-client',
      },
      {start: 'срок истечения активации по времени', status: 1},
      {start: 'срок окончания начального льготного периода', status: 2},
      {start: 'срок окончания дополнительного льготного периода', status: 3},
      {
        start: 'срок окончания льготного периода для неподлинной версии',
        status: 4,
      },
      {start: 'windows находится в режиме уведомления', status: 5},
      {start: 'срок окончания расширенного льготного периода', status: 6},
    ],
    settings: [{start: 'Активация Windows выполнена'}],
    editionLabels: {current: ['текущ'], target: ['целев']},
    editionNames: {Домашняя: 'Home'},
    errorWords: ['ошибка', 'ошибки', 'код'],
    source:
      'Public scripts for Russian Windows: an activation check and a security report',
  },
  {
    language: 'Chinese',
    labels: {
      名称: 'name',
      描述: 'description',
      许可证状态: 'status',
      授權狀態: 'status',
      产品密钥通道: 'channel',
      部分产品密钥: 'partialKey',
      批量激活过期: 'minutes',
      '剩余 windows 重置计数': 'windowsRearms',
      '剩余 sku 重置计数': 'skuRearms',
      信任时间: 'trustedTime',
      '来自 dns 的 kms 计算机名称': 'kmsHostFromDns',
      'kms 计算机 ip 地址': 'kmsAddress',
      '激活 id': 'private',
      '应用程序 id': 'private',
      '扩展 pid': 'private',
      '安装 id': 'private',
      '客户端计算机 id (cmid)': 'private',
      软件授权服务版本: 'serviceVersion',
      软件授权服务器版本: 'serviceVersion',
      许可证说明: 'description',
      错误代码: 'errorCode',
      错误信息: 'ignored',
      产品密钥的最后五个字符: 'partialKey',
    },
    statuses: {已授权: 1, 未授权: 0, 未许可: 0, 通知: 5},
    sentences: [{start: '计算机已永久激活', status: 1}],
    settings: [{start: 'Windows 已激活'}],
    editionLabels: {current: ['当前', '目前'], target: ['目标', '目標']},
    editionNames: {
      家庭中文版: 'Home China',
      家庭版: 'Home',
      专业版: 'Pro',
      '企业版 LTSC': 'Enterprise LTSC',
      企业版: 'Enterprise',
      教育版: 'Education',
    },
    errorWords: ['错误', '错误码', '代码', '錯誤', '錯誤碼', '代碼'],
    source:
      'Reports of slmgr.vbs /dlv and /xpr on simplified Chinese Windows, and of a tool for Office, in public posts',
  },
  {
    language: 'Korean',
    labels: {
      이름: 'name',
      설명: 'description',
      '라이선스 상태': 'status',
      '제품 키 채널': 'channel',
      '부분 제품 키': 'partialKey',
      '정품 인증 id': 'private',
      '남은 windows 라이선스 초기화 횟수': 'windowsRearms',
    },
    statuses: {'사용 허가됨': 1},
    settings: [{start: 'Windows가 활성화됨'}],
    editionLabels: {current: ['현재'], target: ['대상']},
    errorWords: ['오류', '코드'],
    source:
      'A public tool that reads slmgr.vbs /dlv on Korean Windows, and a public post',
  },
  {
    language: 'Japanese',
    labels: {
      ライセンスの状態: 'status',
      説明: 'description',
      '残りの windows 猶予期限リセット可能回数': 'windowsRearms',
    },
    statuses: {ライセンスされています: 1},
    sentences: [
      {start: 'コンピューターのライセンス認証は完了しました', status: 1},
      {start: 'windows は通知モードです', status: 5},
      {start: 'windowsは通知モードです', status: 5},
    ],
    settings: [
      {
        start:
          'Windows は、Microsoft アカウントにリンクされたデジタル ライセンスによってライセンス認証されています',
        meaning: 'linked',
      },
      {
        start:
          'Microsoft アカウントにリンクされたデジタル ライセンスによってライセンス認証されています',
        meaning: 'linked',
      },
      {start: 'Windows はライセンス認証されています'},
    ],
    editionLabels: {current: ['現在'], target: ['対象', 'ターゲット']},
    errorWords: ['エラー', 'コード'],
    source:
      'Public scripts for Japanese Windows; articles of softantenna.com, news.mynavi.jp and paso-kake.com',
  },
  {
    language: 'Portuguese',
    labels: {
      'status da licença': 'status',
      'estado da licença': 'status',
      descrição: 'description',
    },
    statuses: {licenciado: 1},
    settings: [
      {
        start: 'O Windows está ativado com uma licença digital vinculada à',
        meaning: 'linked',
      },
      {
        start: 'O Windows está ativado com uma licença digital associada à',
        meaning: 'linked',
      },
      {
        start: 'O Windows está ativado com uma licença digital',
        meaning: 'digital-license',
      },
      {start: 'O Windows está ativado'},
    ],
    editionLabels: {current: ['atual'], target: ['alvo', 'destin']},
    errorWords: ['código', 'codigo'],
    source:
      'A public script for Windows in Portuguese; public guides quote Settings',
  },
  {
    language: 'Italian',
    labels: {'stato licenza': 'status', 'stato della licenza': 'status'},
    sentences: [{start: 'il computer è attivato definitivamente', status: 1}],
    settings: [{start: 'Windows è attivato'}],
    editionLabels: {current: ['attual'], target: ['destin']},
    errorWords: ['errore', 'codice'],
    source: 'The answer of slmgr.vbs -xpr in an article of ilsoftware.it',
  },
  {
    language: 'Turkish',
    labels: {
      'lisans durumu': 'status',
      'ürün anahtarı kanalı': 'channel',
      'kms makinesi adı': 'kmsHostFromDns',
      'kms makinesi ip adresi': 'kmsAddress',
    },
    statuses: {lisanslı: 1},
    settings: [{start: 'Windows etkinleştirildi'}],
    editionLabels: {current: ['geçerli'], target: ['hedef']},
    errorWords: ['hata', 'kod'],
    source:
      'Public scripts that read slmgr.vbs /dlv on Turkish Windows; a public guide quotes Settings',
  },
  {
    language: 'French',
    labels: {
      'état de la licence': 'status',
      'clé de produit partielle': 'partialKey',
    },
    settings: [
      {start: 'Windows est activé'},
      {start: "Windows n'est pas activé", status: 0},
    ],
    editionLabels: {current: ['actuel'], target: ['cible']},
    editionNames: {
      'Famille Unilingue': 'Home Single Language',
      Famille: 'Home',
      Professionnel: 'Pro',
      Entreprise: 'Enterprise',
    },
    errorWords: ['erreur'],
    source:
      'Microsoft’s pages in French name the fields; public guides quote Settings',
  },
  {
    language: 'Dutch',
    labels: {licentiestatus: 'status', beschrijving: 'description'},
    editionLabels: {current: ['huidig'], target: ['doel']},
    errorWords: ['fout', 'foutcode'],
    source: 'Public reports; the usual words in Dutch',
  },
  {
    language: 'Polish',
    labels: {'stan licencji': 'status', 'status licencji': 'status'},
    editionLabels: {target: ['docelow']},
    errorWords: ['blad', 'błąd', 'kod'],
    source: 'Public reports; the usual words in Polish',
  },
  {
    language: 'English',
    editionLabels: {current: ['current', 'editionid'], target: ['target']},
    errorWords: [
      'err',
      'error',
      'errno',
      'code',
      'errorcode',
      'exitcode',
      'returncode',
      'resultcode',
      'statuscode',
      'reasoncode',
      'result',
      'returned',
      'hresult',
      'hr',
      'rc',
    ],
  },
  {
    language: 'Danish',
    editionLabels: {current: ['nuværende', 'aktuel'], target: ['mål']},
    errorWords: ['fejl'],
  },
  {
    language: 'Swedish',
    editionLabels: {target: ['mål']},
    errorWords: ['felkod', 'kod'],
  },
  {
    language: 'Norwegian',
    editionLabels: {target: ['mål']},
    errorWords: ['feil'],
  },
  {
    language: 'Finnish',
    editionLabels: {current: ['nykyinen']},
    errorWords: ['virhe'],
  },
  {
    language: 'Czech',
    editionLabels: {target: ['cílov']},
    errorWords: ['chyba', 'kód'],
  },
  {language: 'Hungarian', errorWords: ['hiba', 'kód']},
  {language: 'Vietnamese', errorWords: ['lỗi']},
];
