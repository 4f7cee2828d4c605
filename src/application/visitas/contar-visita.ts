import type { Almacen, Registro, Reloj } from '@/application/shared/equipo.port';
import type { SincronizacionVisitas } from '@/application/visitas/sincronizacion-visitas.port';
import { VISITAS_INICIALES } from '@/domain/shared/constantes';
import { leerConteo } from '@/domain/visitas/contador-visitas';

export const CLAVE_CONTEO = 'visitorCount';
export const CLAVE_SESION_VISITADA = 'sessionVisited';

interface Dependencias {
  permanente: Almacen;
  deSesion: Almacen;
  sincronizacion: SincronizacionVisitas;
  reloj: Reloj;
  registro: Registro;
}

/** One more visit on the first call of a session, sent to the service; later calls answer the stored count. */
export const contarVisita =
  ({ permanente, deSesion, sincronizacion, reloj, registro }: Dependencias) =>
  (): number => {
    const guardado = leerConteo(permanente.leer(CLAVE_CONTEO)) ?? VISITAS_INICIALES;
    if (deSesion.leer(CLAVE_SESION_VISITADA) !== null) return guardado;
    const conteo = guardado + 1;
    permanente.guardar(CLAVE_CONTEO, String(conteo));
    deSesion.guardar(CLAVE_SESION_VISITADA, 'true');
    const enviar = async () =>
      sincronizacion.enviar({ count: conteo, timestamp: reloj.ahora().toISOString() });
    enviar().catch((causa: unknown) => registro.aviso('No se sincronizó el contador de visitas', causa));
    return conteo;
  };
