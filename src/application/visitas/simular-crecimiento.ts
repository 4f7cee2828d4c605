import type { Almacen, Azar, Reloj } from '@/application/shared/equipo.port';
import { CLAVE_CONTEO } from '@/application/visitas/contar-visita';
import { VISITAS_INICIALES } from '@/domain/shared/constantes';
import { crecimientoSimulado, leerConteo } from '@/domain/visitas/contador-visitas';

/** Adds the simulated growth of specification §4 to the stored count and saves it. */
export const simularCrecimiento =
  ({ permanente, reloj, azar }: { permanente: Almacen; reloj: Reloj; azar: Azar }) =>
  (): number => {
    const ahora = reloj.ahora();
    const momento = { hora: ahora.getHours(), diaSemana: ahora.getDay() };
    const guardado = leerConteo(permanente.leer(CLAVE_CONTEO)) ?? VISITAS_INICIALES;
    const conteo = guardado + crecimientoSimulado(momento, azar.siguiente());
    permanente.guardar(CLAVE_CONTEO, String(conteo));
    return conteo;
  };
