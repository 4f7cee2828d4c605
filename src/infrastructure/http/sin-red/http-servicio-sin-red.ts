import type { ServicioSinRed } from '@/application/sin-red/servicio-sin-red.port';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { esquemaCopiaPedida } from '@/domain/sin-red/copia';
import { esquemaEquipoRegistrado } from '@/domain/sin-red/equipo';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpServicioSinRed = (cliente: ClienteHttp): ServicioSinRed => ({
  registrar: () =>
    siExiste(async () =>
      leerCon(
        esquemaEquipoRegistrado,
        'el registro de este equipo',
        await cliente.pedir({ metodo: 'GET', ruta: '/sin-red/equipo' }),
      ),
    ),
  copia: (equipo, marca) =>
    siExiste(async () => {
      try {
        const cuerpo = await cliente.pedir({
          metodo: 'GET',
          ruta: '/sin-red/copia',
          consulta: { equipo, marca },
        });
        const leida = leerCon(esquemaCopiaPedida, 'la copia para trabajar sin red', cuerpo);
        return 'igual' in leida ? { que: 'IGUAL' } : { que: 'COPIA', copia: leida };
      } catch (error) {
        if (tieneCodigo(error, 'CONFLICTO')) return { que: 'TERMINADO' };
        throw error;
      }
    }),
});
