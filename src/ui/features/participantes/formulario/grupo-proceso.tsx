import { useWatch } from 'react-hook-form';
import {
  type EstadoParticipante,
  ETIQUETA_ESTADO_PARTICIPANTE,
  ocupaCupo,
  TRANSICIONES_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
  FASES,
  PROGRAMAS,
  TIPOS_EGRESO,
} from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { useHoy } from '../../shared/panel/use-hoy';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { useOpcionesSede } from '../use-opciones-sede';

/** An egreso and the return from it have dialogs of their own: the form offers every other step. */
const estadosOfrecidos = (actual: EstadoParticipante): EstadoParticipante[] =>
  [actual, ...TRANSICIONES_PARTICIPANTE[actual]].filter((estado) => estado !== 'EGRESADO');

export function GrupoProceso({ original }: { original: Participante | null }) {
  const sedes = useOpcionesSede(true);
  const hoy = useHoy();
  const estado: EstadoParticipante = useWatch({ name: 'estado' });
  const egresado = original?.estado === 'EGRESADO';
  // Whoever lived there without one from before the rule is not stopped: it is asked for, not demanded.
  const sinIngreso = original !== null && ocupaCupo(original.estado) && !original.fecha_ingreso;
  return (
    <FieldGroup title="Proceso">
      <FilaCampos>
        <CampoOpciones
          nombre="sede_id"
          label={E.sede_id}
          options={sedes}
          help={sedes.length === 0 ? 'Aún no hay sedes: créelas en la sección Sedes.' : undefined}
        />
        {egresado ? null : (
          <CampoOpciones
            nombre="estado"
            label={E.estado}
            required
            placeholder={null}
            options={opcionesDe(
              estadosOfrecidos(original?.estado ?? 'PREINGRESO'),
              ETIQUETA_ESTADO_PARTICIPANTE,
            )}
          />
        )}
      </FilaCampos>
      <FilaCampos>
        <CampoOpciones
          nombre="programa"
          label={E.programa}
          options={opcionesDe(PROGRAMAS, ETIQUETA_PROGRAMA)}
        />
        <CampoOpciones nombre="fase" label={E.fase} options={opcionesDe(FASES, ETIQUETA_FASE)} />
      </FilaCampos>
      <FilaCampos>
        <CampoFecha
          nombre="fecha_ingreso"
          label={E.fecha_ingreso}
          required={ocupaCupo(estado) && !sinIngreso}
          help={sinIngreso ? 'Está en la casa y falta esta fecha: escríbala cuando la conozca.' : undefined}
          max={hoy}
        />
        <CampoFecha nombre="fecha_egreso_prevista" label={E.fecha_egreso_prevista} />
      </FilaCampos>
      <CampoTexto nombre="eps" label={E.eps} />
      {egresado ? (
        <>
          <FilaCampos>
            <CampoFecha nombre="fecha_egreso" label={E.fecha_egreso} required max={hoy} />
            <CampoOpciones
              nombre="tipo_egreso"
              label={E.tipo_egreso}
              required
              options={opcionesDe(TIPOS_EGRESO, ETIQUETA_TIPO_EGRESO)}
            />
          </FilaCampos>
          <CampoParrafo nombre="motivo_egreso" label={E.motivo_egreso} />
        </>
      ) : null}
    </FieldGroup>
  );
}
