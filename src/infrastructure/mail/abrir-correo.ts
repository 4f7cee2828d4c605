import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Correo, MensajeCorreo } from '@/application/shared/correo.port';
import type { Registro, Reloj } from '@/application/shared/equipo.port';

interface Sobre {
  remitente: string;
  fecha: Date;
}

/** A header must not be able to start another one. */
const enUnaLinea = (texto: string): string => texto.replace(/[\r\n]+/g, ' ');

/** RFC 2047, for a header that has more than ASCII. */
const codificada = (texto: string): string => `=?UTF-8?B?${Buffer.from(texto, 'utf8').toString('base64')}?=`;

/** RFC 5322 message, plain text in UTF-8, readable by any mail program. */
const aEml = ({ para, asunto, texto }: MensajeCorreo, { remitente, fecha }: Sobre): string =>
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

interface DeLaBandeja {
  carpeta: string;
  remitente: string;
  registro: Registro;
  reloj: Reloj;
}

/** While there is no mail server, each message is a file that whoever runs the product can open and forward. */
export const bandejaDeSalida = ({ carpeta, remitente, registro, reloj }: DeLaBandeja): Correo => ({
  enviar: async (mensaje) => {
    const ahora = reloj.ahora();
    const nombre = `${ahora.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    await mkdir(carpeta, { recursive: true, mode: 0o700 });
    // Written apart and renamed: nobody reads half a message.
    const borrador = join(carpeta, `.${nombre}`);
    await writeFile(borrador, aEml(mensaje, { remitente, fecha: ahora }), { mode: 0o600 });
    await rename(borrador, join(carpeta, nombre));
    registro.aviso('Sin servidor de correo (SMTP_URL): un mensaje quedó en la carpeta correo de DATA_DIR');
  },
});

const ESPERA_MS = 15_000;

interface DeSmtp {
  /** `smtp://` or `smtps://`, with user and password when the server asks for them; asked for with each message. */
  url: () => string;
  remitente: string;
}

/** The library is loaded with the first message. */
export const smtpCorreo = ({ url, remitente }: DeSmtp): Correo => {
  const abrir = async (actual: string) => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: actual,
      connectionTimeout: ESPERA_MS,
      greetingTimeout: ESPERA_MS,
      socketTimeout: ESPERA_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let abierto: { con: string; transporte: ReturnType<typeof abrir> } | null = null;
  return {
    enviar: async ({ para, asunto, texto }) => {
      const actual = url();
      if (abierto?.con !== actual) abierto = { con: actual, transporte: abrir(actual) };
      await (await abierto.transporte).sendMail({ from: remitente, to: para, subject: asunto, text: texto });
    },
  };
};

export interface AjustesCorreo {
  /** Address of the mail server; without it messages stay in the data folder. */
  smtp: string | undefined;
  /** The same address with the credentials it has now. */
  releerSmtp?: (() => string | undefined) | undefined;
  remitente: string;
  carpetaDatos: string;
  registro: Registro;
}

export const abrirCorreo = ({
  smtp,
  releerSmtp,
  remitente,
  carpetaDatos,
  registro,
}: AjustesCorreo): Correo =>
  smtp
    ? smtpCorreo({ url: () => releerSmtp?.() ?? smtp, remitente })
    : bandejaDeSalida({
        carpeta: join(carpetaDatos, 'correo'),
        remitente,
        registro,
        reloj: { ahora: () => new Date() },
      });
