import { type Novedad, paraHistoria } from '@/domain/participantes/bitacora/novedad';
import type { TipoNovedad } from '@/domain/participantes/bitacora/opciones-novedad';
import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { ADMINISTRADOR_DEMO } from './firma-demo';

interface DeLaDemo {
  haceMinutos: number;
  /** Which of those in the house. */
  quien: number;
  tipo: TipoNovedad;
  texto: string;
  /** The one before it said something else. */
  corrige?: true;
}

const PASO: readonly DeLaDemo[] = [
  {
    haceMinutos: 2_900,
    quien: 3,
    tipo: 'CONVIVENCIA',
    texto: 'Ayudó a recibir a los nuevos y les mostró la casa',
  },
  {
    haceMinutos: 1_560,
    quien: 5,
    tipo: 'LLAMADA',
    texto: 'La mamá pregunta por la visita del domingo; se le confirmó',
  },
  {
    haceMinutos: 680,
    quien: 0,
    tipo: 'VISITA',
    texto: 'Vino el hermano de 2 a 3 de la tarde. Estuvieron tranquilos',
  },
  {
    haceMinutos: 610,
    quien: 2,
    tipo: 'PERTENENCIAS',
    texto: 'Recibió ropa y dos libros; quedan en su casillero',
  },
  {
    haceMinutos: 540,
    quien: 4,
    tipo: 'SALUD',
    texto: 'Dolor de cabeza leve. Se queda en reposo hasta la cena',
  },
  {
    haceMinutos: 480,
    quien: 4,
    tipo: 'MEDICAMENTO_ENTREGADO',
    texto: 'Acetaminofén 500 mg, una tableta, con la cena',
  },
  {
    haceMinutos: 300,
    quien: 1,
    tipo: 'CONVIVENCIA',
    texto: 'Discusión por el turno del baño con un compañero de cuarto',
  },
  {
    haceMinutos: 300,
    quien: 1,
    tipo: 'CONVIVENCIA',
    texto: 'Discusión por el turno del baño. Hablaron con el terapeuta y quedaron en paz',
    corrige: true,
  },
  {
    haceMinutos: 95,
    quien: 6,
    tipo: 'LLAMADA',
    texto: 'Llamó la trabajadora social de la alcaldía; devuelve la llamada mañana',
  },
];

/** What the last days left written, in each of the two larger houses. */
export const sembrarNovedades = (base: BaseMemoria, participantes: readonly Participante[]): void => {
  const ahora = new Date(base.firmar().ahora).getTime();
  const enCasa = participantes.filter(({ estado }) => ocupaCupo(estado));
  const casas = [...new Set(enCasa.map(({ sede_id }) => sede_id))].slice(0, 2);
  for (const casa of casas) {
    const personas = enCasa.filter(({ sede_id }) => mismoId(sede_id, casa));
    for (const { haceMinutos, quien, tipo, texto, corrige } of PASO) {
      const persona = personas[quien % personas.length];
      if (!persona) continue;
      const cuando = new Date(ahora - haceMinutos * 60_000).toISOString();
      const novedad: Novedad = {
        id: base.novedades.length + 1,
        participante_id: persona.id,
        participante_nombre: persona.nombre,
        estancia_id: base.estancias.todas().find((e) => mismoId(e.participante_id, persona.id))?.id ?? null,
        sede_id: persona.sede_id,
        tipo,
        texto,
        ocurrio_en: cuando,
        corrige: corrige ? base.novedades.length : null,
        creado_en: cuando,
        creado_por: ADMINISTRADOR_DEMO,
      };
      base.novedades.push(novedad);
      base.anotar('novedad', novedad.id, { accion: 'CREAR', antes: null, despues: paraHistoria(novedad) });
    }
  }
};
