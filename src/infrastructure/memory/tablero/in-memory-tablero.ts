import type { Reloj } from '@/application/shared/reloj.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import { estaVencida } from '@/domain/mensualidades/cartera';
import { abonosVigentes, recibidoCon, sumarSaldos } from '@/domain/mensualidades/saldo';
import { ocupacionDeArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS } from '@/domain/shared/area';
import { fechaEnBogota, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import type { BaseMemoria } from '../shared/base-memoria';
import { resumirMemoria } from './resumir-memoria';

interface Dependencias {
  base: BaseMemoria;
  /** With their occupancy counted. */
  sedes: () => Promise<readonly Sede[]>;
  reloj: Reloj;
}

const cuposDe = (sede: Sede): number =>
  AREAS.reduce((suma, area) => suma + ocupacionDeArea(sede, area).disponibles, 0);

export const crearInMemoryTablero = ({ base, sedes, reloj }: Dependencias): Tablero => ({
  resumen: async () => resumirMemoria(base, await sedes(), fechaEnBogota(reloj.ahora())),
  estadisticas: async () => {
    const hoy = fechaEnBogota(reloj.ahora());
    const mensualidades = base.mensualidades.todas();
    const abonos = abonosVigentes(mensualidades.flatMap((m) => m.abonos));
    const recaudoDe = (periodo: Periodo) =>
      abonos.filter((a) => periodoDe(a.fecha) === periodo).reduce((suma, a) => suma + recibidoCon(a), 0);
    const abiertas = (await sedes()).filter((s) => s.estado === 'ACTIVA' && s.archivado_en === null);
    return {
      participantes: base.participantes.todas().filter((p) => p.archivado_en === null).length,
      mensualidades: mensualidades.length,
      cupos_disponibles: abiertas.reduce((suma, sede) => suma + cuposDe(sede), 0),
      recaudo_mes: recaudoDe(periodoDe(hoy)),
      recaudo_mes_anterior: recaudoDe(sumarMeses(periodoDe(hoy), -1)),
      cartera_vencida: sumarSaldos(mensualidades.filter((m) => estaVencida(m, hoy))),
    };
  },
});
