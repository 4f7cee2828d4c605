import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import { type AjustesCorreo, abrirCorreo } from '@/infrastructure/mail/abrir-correo';

type Ajustes = AjustesCorreo & Pick<SalidaDeCorreo, 'urlSitio'>;

export const abrirSalidaDeCorreo = ({ urlSitio, ...ajustes }: Ajustes): SalidaDeCorreo => ({
  urlSitio,
  envia: ajustes.smtp !== undefined,
  correos: crearColaDeCorreo({ correo: abrirCorreo(ajustes), registro: ajustes.registro }),
});
