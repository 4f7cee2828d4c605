import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import { type AjustesCorreo, abrirCorreo } from '@/infrastructure/mail/abrir-correo';
import { anotandoEnvios } from '@/infrastructure/mail/anotando-envios';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';

type Ajustes = AjustesCorreo & Pick<SalidaDeCorreo, 'urlSitio'>;

export const abrirSalidaDeCorreo = ({ urlSitio, ...ajustes }: Ajustes): SalidaDeCorreo => {
  const correo = anotandoEnvios(abrirCorreo(ajustes), libretaDelSistemaEnDisco(ajustes.carpetaDatos));
  return {
    urlSitio,
    envia: ajustes.smtp !== undefined,
    correos: crearColaDeCorreo({ correo, registro: ajustes.registro }),
    correo,
  };
};
