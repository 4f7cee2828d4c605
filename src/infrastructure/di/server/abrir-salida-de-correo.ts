import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import { type AjustesCorreo, abrirCorreo } from '@/infrastructure/mail/abrir-correo';
import { anotandoEnvios } from '@/infrastructure/mail/anotando-envios';
import { firmando } from '@/infrastructure/mail/firmando';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';

type Ajustes = AjustesCorreo &
  Pick<SalidaDeCorreo, 'urlSitio'> & {
    /** As the foundation calls itself; `null` while it has not said it. */
    leerNombre: () => Promise<string | null>;
  };

export const abrirSalidaDeCorreo = ({ urlSitio, leerNombre, ...ajustes }: Ajustes): SalidaDeCorreo => {
  const libreta = libretaDelSistemaEnDisco(ajustes.carpetaDatos);
  const correo = firmando(anotandoEnvios(abrirCorreo(ajustes), libreta), leerNombre);
  return {
    urlSitio,
    envia: ajustes.smtp !== undefined,
    correos: crearColaDeCorreo({ correo, registro: ajustes.registro }),
    correo,
  };
};
