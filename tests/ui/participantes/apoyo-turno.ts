import { esquemaNovedad } from '@/domain/participantes/bitacora/novedad';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { casaConGente } from './apoyo';

export const anotar = (
  { novedades }: BaseMemoria,
  tipo: string,
  texto: string,
  cambios: { ocurrio_en?: string; corrige?: number } = {},
): void => {
  novedades.push(
    esquemaNovedad.parse({
      id: novedades.length + 1,
      participante_id: 1,
      sede_id: 1,
      tipo,
      texto,
      ocurrio_en: '2026-11-21T14:00:00.000Z',
      creado_en: '2026-11-21T14:05:00.000Z',
      creado_por: 'luz@fundacion.example',
      ...cambios,
    }),
  );
};

/** Luz had a visit, corrected, and a headache; yesterday, a call. */
export const conTurno = (memoria: BaseMemoria): void => {
  casaConGente(memoria);
  memoria.participantes.cambiar(2, { sede_id: 1, regreso_previsto: '2026-11-20' });
  anotar(memoria, 'VISITA', 'Vino el primo');
  anotar(memoria, 'VISITA', 'Vino el hermano', { corrige: 1 });
  anotar(memoria, 'SALUD', 'Dolor de cabeza', { ocurrio_en: '2026-11-21T14:30:00.000Z' });
  anotar(memoria, 'LLAMADA', 'Llamó la tía', { ocurrio_en: '2026-11-20T15:00:00.000Z' });
};
