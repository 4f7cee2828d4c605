export const CANALES_DE_COBRO = ['WHATSAPP', 'LLAMADA', 'SMS', 'CORREO', 'VISITA'] as const;
export type CanalDeCobro = (typeof CANALES_DE_COBRO)[number];

export const ETIQUETA_CANAL: Readonly<Record<CanalDeCobro, string>> = {
  WHATSAPP: 'WhatsApp',
  LLAMADA: 'Llamada',
  SMS: 'Mensaje de texto',
  CORREO: 'Correo',
  VISITA: 'En persona',
};

/** Nobody is visited to collect: the law forbids it, whatever the person authorises. */
export const CANALES_AUTORIZABLES = ['WHATSAPP', 'LLAMADA', 'SMS', 'CORREO'] as const;

export const RESULTADOS_GESTION = ['ENVIADO', 'CONTESTO', 'NO_CONTESTO', 'PROMESA', 'OTRO'] as const;
export type ResultadoGestion = (typeof RESULTADOS_GESTION)[number];

export const ETIQUETA_RESULTADO: Readonly<Record<ResultadoGestion, string>> = {
  ENVIADO: 'Enviado',
  CONTESTO: 'Contestó',
  NO_CONTESTO: 'No contestó',
  PROMESA: 'Prometió pagar',
  OTRO: 'Otro',
};

const HABLANDO: readonly ResultadoGestion[] = ['PROMESA', 'CONTESTO', 'NO_CONTESTO', 'OTRO'];
const ESCRIBIENDO: readonly ResultadoGestion[] = ['ENVIADO', 'CONTESTO', 'PROMESA', 'OTRO'];

/** What may come of each: a message that went out reached somebody, even if they do not answer. */
export const RESULTADOS_DE_CANAL: Readonly<Record<CanalDeCobro, readonly ResultadoGestion[]>> = {
  WHATSAPP: ESCRIBIENDO,
  LLAMADA: HABLANDO,
  SMS: ESCRIBIENDO,
  CORREO: ESCRIBIENDO,
  VISITA: HABLANDO,
};

/** Who looked for whom. When the payer calls, writes or comes, nobody is collecting from them. */
export const INICIATIVAS = ['FUNDACION', 'PAGADOR'] as const;
export type Iniciativa = (typeof INICIATIVAS)[number];

export const ETIQUETA_INICIATIVA: Readonly<Record<Iniciativa, string>> = {
  FUNDACION: 'La fundación',
  PAGADOR: 'La persona que paga',
};

/** How somebody said by which channel they want to be told. */
export const MEDIOS_AUTORIZACION = ['FIRMADO', 'WHATSAPP', 'CORREO', 'LLAMADA', 'EN_PERSONA'] as const;
export type MedioAutorizacion = (typeof MEDIOS_AUTORIZACION)[number];

export const ETIQUETA_MEDIO_AUTORIZACION: Readonly<Record<MedioAutorizacion, string>> = {
  FIRMADO: 'Papel firmado',
  WHATSAPP: 'Mensaje de WhatsApp',
  CORREO: 'Correo',
  LLAMADA: 'Por teléfono',
  EN_PERSONA: 'De palabra, en persona',
};

/** What the person is to what is owed. */
export const RELACIONES_DE_COBRO = ['DEUDOR', 'CODEUDOR', 'SIN_INFORMAR', 'NINGUNA', 'SIN_DEUDA'] as const;
export type RelacionDeCobro = (typeof RELACIONES_DE_COBRO)[number];

export const ETIQUETA_RELACION: Readonly<Record<RelacionDeCobro, string>> = {
  DEUDOR: 'Paga lo suyo',
  CODEUDOR: 'Responsable del pago',
  SIN_INFORMAR: 'Responsable del pago, sin autorización para informarle',
  NINGUNA: 'No responde por el pago',
  SIN_DEUDA: 'No debe nada',
};

export const MOTIVOS_DE_ESPERA = [
  'SIN_DEUDA',
  'NO_ES_DEUDOR',
  'SIN_INFORMAR',
  'VISITA',
  'CANAL_SIN_AUTORIZAR',
  'DOMINGO',
  'FESTIVO',
  'FUERA_DE_HORARIO',
  'YA_ESE_DIA',
  'OTRO_CANAL_ESA_SEMANA',
] as const;
/** Why somebody may not be contacted. */
export type MotivoDeEspera = (typeof MOTIVOS_DE_ESPERA)[number];
