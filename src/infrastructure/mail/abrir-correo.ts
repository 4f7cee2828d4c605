import { join } from 'node:path';
import type { Correo } from '@/application/shared/correo.port';
import type { Registro } from '@/application/shared/registro.port';
import { bandejaDeSalida } from '@/infrastructure/mail/bandeja-de-salida';
import { smtpCorreo } from '@/infrastructure/mail/smtp-correo';

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
