import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Correo } from '@/application/shared/correo.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { aEml } from '@/infrastructure/mail/a-eml';

interface Dependencias {
  carpeta: string;
  remitente: string;
  registro: Registro;
  reloj: Reloj;
}

/** While there is no mail server, each message is a file that whoever runs the product can open and forward. */
export const bandejaDeSalida = ({ carpeta, remitente, registro, reloj }: Dependencias): Correo => ({
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
