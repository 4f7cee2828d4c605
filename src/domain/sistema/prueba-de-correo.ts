import { z } from '@/domain/shared/zod';

export const RESULTADOS_DE_PRUEBA = ['ENTREGADO', 'RECHAZADO', 'SIN_SERVIDOR'] as const;

/** Answer of POST /sistema/correo: what happened to a message for whoever asked for it. */
export const esquemaPruebaDeCorreo = z.object({
  resultado: z.enum(RESULTADOS_DE_PRUEBA),
  /** The address it was for. */
  para: z.string(),
  /** What the mail server said; `null` when it took the message or there is none. */
  motivo: z.nullable(z.string()),
  /** What to do now. */
  accion: z.string(),
});
export type PruebaDeCorreo = z.output<typeof esquemaPruebaDeCorreo>;

type Juicio = Pick<PruebaDeCorreo, 'resultado' | 'accion'>;

export const CORREO_ENTREGADO: Juicio = {
  resultado: 'ENTREGADO',
  accion:
    'Búsquelo en su bandeja de entrada o en la de correo no deseado. Si no llega en diez minutos, revise con quien da el correo que el remitente (MAIL_FROM) sea de su dominio.',
};

export const SIN_SERVIDOR_DE_CORREO: Juicio = {
  resultado: 'SIN_SERVIDOR',
  accion:
    'Pida a quien cuida el servidor que defina SMTP_URL y MAIL_FROM con los datos que da su proveedor de correo, y que lo reinicie (docs/operacion.md). Mientras tanto los mensajes quedan en la carpeta «correo» de los datos.',
};

/** By the code that the library gives to each failure. */
const QUE_HACER: Readonly<Record<string, string>> = {
  EAUTH: 'El servidor de correo no aceptó el usuario o la clave: corríjalos en SMTP_URL.',
  EENVELOPE:
    'El servidor de correo no aceptó el remitente o su dirección: revise MAIL_FROM y el correo de su cuenta.',
  ETLS: 'No se pudo cifrar la conexión: revise si su proveedor pide smtps:// o smtp://, y el puerto, en SMTP_URL.',
};
const SIN_CAMINO =
  'No se pudo llegar al servidor de correo: revise el nombre y el puerto en SMTP_URL, y que este equipo tenga salida a internet.';
const CON_RESPUESTA =
  'El servidor de correo respondió lo que dice el motivo: muéstreselo a quien da el correo, y revise con él SMTP_URL.';
const DE_RED: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED']);

/** What the library says in the words of the network, first of all in words of a person. */
const EN_PALABRAS: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, 'En esa dirección y ese puerto nadie respondió'],
  [/ENOTFOUND|EAI_AGAIN/, 'No hay ningún servidor con ese nombre'],
  [/EHOSTUNREACH|ENETUNREACH/, 'Desde este equipo no se llega a esa dirección'],
  [/timeout|ETIMEDOUT|greeting never/i, 'El servidor de correo no respondió a tiempo'],
  [/^invalid login/i, 'El servidor de correo no aceptó el usuario o la clave'],
  [/certificate|wrong version number/i, 'La conexión con el servidor de correo no se pudo cifrar'],
  [/ECONNRESET|connection closed|socket close/i, 'El servidor de correo cortó la conexión'],
];

/** Why it did not leave; as it came, too, for whoever looks after the mail. */
export const motivoEnPalabras = (dicho: string): string => {
  const palabras = EN_PALABRAS.find(([forma]) => forma.test(dicho))?.[1];
  return palabras === undefined ? dicho : `${palabras} (${dicho})`;
};

/** A refusal, by the code of its error; `undefined` when it has none. */
export const correoRechazado = (codigo: string | undefined): Juicio => ({
  resultado: 'RECHAZADO',
  accion: (codigo && QUE_HACER[codigo]) || (codigo && DE_RED.has(codigo) ? SIN_CAMINO : CON_RESPUESTA),
});
