import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { guardarLogo, quitarLogo } from '@/application/configuracion/logo';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import type { Permisos } from '@/application/shared/permisos.port';

type Puertos = Parameters<typeof actualizarConfiguracion>[0] & {
  configuracion: ConfiguracionRepository;
  permisos: Permisos;
};

/** The foundation's data: what the panel may ask. */
export const configuracionDe = (puertos: Puertos) => ({
  obtener: puertos.configuracion.obtener,
  actualizar: actualizarConfiguracion(puertos),
  guardarLogo: guardarLogo(puertos),
  quitarLogo: quitarLogo(puertos),
});

/** The same for a request, and what is published of it. */
export const configuracionDePeticion = ({
  publicado,
  ...puertos
}: Puertos & { publicado: LectorPublicado }) => ({
  ...configuracionDe(puertos),
  publicado,
});
