import type {FieldId} from './activationFields';

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
  /** How the answer of `/xpr` begins if it has a date. */
  sentences?: readonly {
    text: string;
    status: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    channel?: 'kms-client';
  }[];
  /** Words of the sentences about activation, in lower case, or their beginnings. */
  states?: {
    /** As in "is activated" and "has been activated". */
    activated: readonly string[];
    /** As in "to activate Windows", which Windows asks for where it is not activated. */
    activate: readonly string[];
    /** As in "is not" and "cannot". */
    negation: readonly string[];
    /** As in the answer of `/xpr`. */
    permanent?: readonly string[];
    /** As in "your Windows license will expire soon". */
    expires?: readonly string[];
  };
  /** How the words for "current" and "target" begin in labels of DISM. */
  editionLabels?: {current?: readonly string[]; target?: readonly string[]};
  /** What systeminfo prints after "Windows 10" or "Windows 11", if it is not the English name of the edition. */
  editionNames?: Readonly<Record<string, string>>;
  /** What people write between two editions, in a language without spaces. */
  editionMoves?: readonly string[];
  /** Words for "error" and "code" before a number. */
  errorWords?: readonly string[];
  /**
   * Where the words of reports were seen. Most words of `states` are the usual ones of the language, seen in Settings by
   * those who quote it, so they count only in a sentence about Windows, or below the name of a product.
   */
  source?: string;
}

/** "Digital", as in "digital license", in every language that has `states`. */
export const digitalWord =
  /digital|numéri|цифров|数字|數位|デジタル|디지털|dijital|cyfrow/;

/** "Organization", in every language that has `states`. */
export const organizationWord =
  /organi[sz]a|организац|组织|組織|조직|kuruluş|organizac/;

/** "Microsoft", as in "linked to your Microsoft account". */
export const microsoftWord = /microsoft|майкрософт/;

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
    sentences: [
      {text: 'windows befindet sich im benachrichtigungsmodus', status: 5},
    ],
    states: {
      activated: ['aktiviert'],
      activate: ['aktivieren'],
      negation: ['nicht'],
      permanent: ['dauerhaft'],
      expires: ['läuft bald ab'],
    },
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
    sentences: [{text: 'windows está en modo de notificación', status: 5}],
    states: {
      activated: ['activado', 'activada', 'se activó'],
      activate: ['activar'],
      negation: ['no ', 'imposible'],
      permanent: ['permanente'],
      expires: ['expirará pronto'],
    },
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
      {
        text: 'срок истечения многопользовательской активации',
        status: 1,
        channel: 'kms-client',
      },
      {text: 'срок истечения активации по времени', status: 1},
      {text: 'срок окончания начального льготного периода', status: 2},
      {text: 'срок окончания дополнительного льготного периода', status: 3},
      {
        text: 'срок окончания льготного периода для неподлинной версии',
        status: 4,
      },
      {text: 'срок окончания расширенного льготного периода', status: 6},
      {text: 'windows находится в режиме уведомления', status: 5},
    ],
    states: {
      activated: [
        'активация windows выполнена',
        'активирована',
        'активирован',
        'активация выполнена',
        'активация прошла успешно',
      ],
      activate: ['активировать', 'активация windows'],
      negation: ['не '],
      permanent: ['постоянн'],
      expires: ['срок действия лицензии', 'скоро истекает'],
    },
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
      剩余期限: 'minutes',
      错误代码: 'errorCode',
      错误信息: 'ignored',
      产品密钥的最后五个字符: 'partialKey',
    },
    statuses: {已授权: 1, 已许可: 1, 未授权: 0, 未许可: 0, 通知: 5},
    sentences: [
      {text: '批量激活将于', status: 1, channel: 'kms-client'},
      {text: 'windows处于通知模式', status: 5},
      {text: 'windows 处于通知模式', status: 5},
    ],
    states: {
      activated: [
        '已激活',
        '激活了',
        '已永久激活',
        '已啟用',
        '已使用数字许可证',
        '已使用与 microsoft',
        '已使用与microsoft',
        '已使用你的组织',
      ],
      activate: ['激活 windows', '啟用 windows', '激活windows', '激活'],
      negation: ['未', '无法', '無法', '没有', '尚'],
      permanent: ['永久'],
      expires: ['即将过期', '即將到期'],
    },
    editionLabels: {current: ['当前', '目前'], target: ['目标', '目標']},
    editionNames: {
      家庭中文版: 'Home China',
      家庭版: 'Home',
      专业版: 'Pro',
      '企业版 LTSC': 'Enterprise LTSC',
      企业版: 'Enterprise',
      教育版: 'Education',
    },
    editionMoves: [
      '升级为',
      '升级到',
      '升成',
      '改为',
      '改成',
      '换成',
      '到',
      '转',
    ],
    errorWords: ['错误', '错误码', '代码', '錯誤', '錯誤碼', '代碼'],
    source:
      'Reports of slmgr.vbs /dlv and /xpr and the Settings page of simplified Chinese Windows, and reports of a tool for Office, in public posts',
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
    states: {
      activated: ['활성화됨', '활성화했', '인증되었', '인증됨'],
      activate: ['정품 인증'],
      negation: ['않', '없', '못'],
      permanent: ['영구'],
    },
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
    states: {
      activated: ['認証されて', '認証されました', '認証は完了'],
      activate: ['認証を行', '認証し'],
      negation: ['ません', 'できない'],
      permanent: ['ライセンス認証は完了'],
    },
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
    states: {
      activated: ['ativado', 'ativada', 'activado com'],
      activate: ['ativar'],
      negation: ['não '],
      permanent: ['permanentemente'],
      expires: ['expirará em breve'],
    },
    editionLabels: {current: ['atual'], target: ['alvo', 'destin']},
    errorWords: ['código', 'codigo'],
    source:
      'A public script for Windows in Portuguese; public guides quote Settings',
  },
  {
    language: 'Italian',
    labels: {'stato licenza': 'status', 'stato della licenza': 'status'},
    states: {
      activated: ['attivato', 'attivazione prodotto completata'],
      activate: ['attivare', 'attiva windows'],
      negation: ['non ', 'impossibile'],
      permanent: ['definitivamente'],
    },
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
    states: {
      activated: ['etkinleştirildi'],
      activate: ['etkinleştir'],
      negation: ['etkinleştirilmedi', 'emiyor', 'değil'],
      permanent: ['kalıcı'],
    },
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
    sentences: [
      {
        text: "l'activation en volume expirera",
        status: 1,
        channel: 'kms-client',
      },
    ],
    states: {
      activated: ['activé'],
      activate: ['activer'],
      negation: ["n'est pas", 'ne pouvons pas', 'impossible'],
      permanent: ['permanen', 'définitivement'],
      expires: ['bientôt'],
    },
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
    states: {
      activated: ['geactiveerd'],
      activate: ['activeren'],
      negation: ['niet'],
      permanent: ['permanent'],
    },
    editionLabels: {current: ['huidig'], target: ['doel']},
    errorWords: ['fout', 'foutcode'],
    source: 'Public reports; the usual words in Dutch',
  },
  {
    language: 'Polish',
    labels: {'stan licencji': 'status', 'status licencji': 'status'},
    states: {
      activated: ['aktywowany', 'aktywowana'],
      activate: ['aktywować', 'aktywuj'],
      negation: ['nie '],
    },
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
