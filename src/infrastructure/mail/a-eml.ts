import type { MensajeCorreo } from '@/application/shared/correo.port';

interface Sobre {
  remitente: string;
  fecha: Date;
}

/** A header must not be able to start another one. */
const enUnaLinea = (texto: string): string => texto.replace(/[\r\n]+/g, ' ');

/** RFC 2047, for a header that has more than ASCII. */
const codificada = (texto: string): string => `=?UTF-8?B?${Buffer.from(texto, 'utf8').toString('base64')}?=`;

/** RFC 5322 message, plain text in UTF-8, readable by any mail program. */
export const aEml = ({ para, asunto, texto }: MensajeCorreo, { remitente, fecha }: Sobre): string =>
  [
    `Date: ${fecha.toUTCString().replace('GMT', '+0000')}`,
    `From: ${enUnaLinea(remitente)}`,
    `To: ${enUnaLinea(para)}`,
    `Subject: ${codificada(enUnaLinea(asunto))}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...texto.split(/\r?\n/),
  ].join('\r\n');
