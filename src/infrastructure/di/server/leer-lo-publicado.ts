import type { LoPublicado, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import type { TamanoDelLogo } from '@/domain/configuracion/imagenes-del-logo';
import { unaLecturaALaVez } from '@/infrastructure/di/server/una-lectura-a-la-vez';

/** However many visitors there are at once, or one of them asks for, the database answers one of each at a time. */
export const leerLoPublicado = ({ leerSinSesion }: Pick<UnidadDeTrabajo, 'leerSinSesion'>): LoPublicado => {
  const imagenes = new Map<TamanoDelLogo, () => Promise<string | null>>();
  const imagenDe = (tamano: TamanoDelLogo): (() => Promise<string | null>) => {
    const conocida = imagenes.get(tamano);
    if (conocida) return conocida;
    const nueva = unaLecturaALaVez(() =>
      leerSinSesion(({ configuracion }) => configuracion.publicado.imagen(tamano)),
    );
    imagenes.set(tamano, nueva);
    return nueva;
  };
  return {
    leer: unaLecturaALaVez(() => leerSinSesion(({ configuracion }) => configuracion.publicado.leer())),
    sitio: unaLecturaALaVez(() => leerSinSesion(({ sitio }) => sitio.obtenerPublico())),
    imagen: (tamano) => imagenDe(tamano)(),
  };
};
