import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import {
  type EstadoParticipante,
  ETIQUETA_ESTADO_PARTICIPANTE,
  ocupaCupo,
  TRANSICIONES_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { Area } from '@/domain/shared/area';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { useSedesConLugar } from '../use-opciones-sede';
import { CampoArea } from './campo-area';
import { FILAS } from './filas-del-formulario';
import { useAvisos } from './use-avisos';
import type { ValoresParticipante } from './valores-participante';

/** An egreso and the return from it have dialogs of their own: the form offers every other step. */
const estadosOfrecidos = (actual: EstadoParticipante): EstadoParticipante[] =>
  [actual, ...TRANSICIONES_PARTICIPANTE[actual]].filter((estado) => estado !== 'EGRESADO');

/** Whoever is admitted is so today, unless another day is written; a new record that goes back to waiting has no day. */
const useIngresoHoy = (esNuevo: boolean, estado: EstadoParticipante, hoy: string): void => {
  const { getValues, setValue } = useFormContext<ValoresParticipante>();
  const anterior = useRef(estado);
  useEffect(() => {
    if (!esNuevo || anterior.current === estado) return;
    anterior.current = estado;
    const escrita = getValues('fecha_ingreso');
    if (ocupaCupo(estado) && escrita === '') setValue('fecha_ingreso', hoy, { shouldDirty: true });
    if (!ocupaCupo(estado) && escrita === hoy) setValue('fecha_ingreso', '', { shouldDirty: true });
  }, [esNuevo, estado, hoy, getValues, setValue]);
};

/** Where the person comes to live, in what state, and since when. */
export function CamposDeIngreso({ original }: { original: Participante | null }) {
  const hoy = useHoy();
  const avisos = useAvisos();
  const [estado, area]: [EstadoParticipante, Area | ''] = useWatch({ name: ['estado', 'area'] });
  const enCasa = ocupaCupo(estado);
  useIngresoHoy(original === null, estado, hoy);
  const sedes = useSedesConLugar({
    area: area || null,
    // Whoever already lives there takes no place more.
    propia: original && ocupaCupo(original.estado) && original.area === area ? original.sede_id : null,
    exigirCupo: enCasa,
  });
  const egresado = original?.estado === 'EGRESADO';
  // Whoever lived there without one from before the rule is not stopped: it is asked for, not demanded.
  const sinIngreso = original !== null && ocupaCupo(original.estado) && !original.fecha_ingreso;
  return (
    <FilasDeCampos
      campos={CAMPOS_PARTICIPANTE}
      filas={FILAS.ingreso}
      con={{
        area: <CampoArea enCasa={enCasa} />,
        sede_id: sedes,
        estado: egresado
          ? null
          : {
              required: true,
              placeholder: null,
              options: opcionesDe(
                estadosOfrecidos(original?.estado ?? 'PREINGRESO'),
                ETIQUETA_ESTADO_PARTICIPANTE,
              ),
            },
        fecha_ingreso: {
          required: enCasa && !sinIngreso,
          help: sinIngreso ? 'Está en la casa y falta esta fecha: escríbala cuando la conozca.' : undefined,
          warning: avisos.fecha_ingreso,
          max: hoy,
        },
      }}
    />
  );
}
