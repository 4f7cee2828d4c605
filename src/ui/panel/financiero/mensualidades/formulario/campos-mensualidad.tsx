import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { descuentaTodo, MOTIVO_DESCUENTO_TOTAL } from '@/domain/mensualidades/exoneracion';
import { CONCEPTOS, ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoDinero, CampoFecha, CampoMes } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { CampoParticipante } from '@/ui/panel/comun/participantes/campo-participante';
import { Notice } from '@/ui/shared/notice';
import { ETIQUETAS_MENSUALIDAD as E } from '../../etiquetas-financiero';
import { useValoresDelParticipante } from './use-valores-del-participante';
import type { ValoresMensualidad } from './valores-mensualidad';

export function CamposMensualidad({ nueva, hoy }: { nueva: boolean; hoy: FechaCalendario }) {
  const { olvidarPagador } = useValoresDelParticipante(nueva);
  return (
    <>
      {nueva ? (
        <CampoParticipante
          nombre="participante_id"
          label={E.participante_id}
          alCambiar={olvidarPagador}
          data-autofocus
        />
      ) : null}
      <FilaCampos>
        <CampoOpciones
          nombre="concepto"
          label={E.concepto}
          required
          placeholder={null}
          options={opcionesDe(CONCEPTOS, ETIQUETA_CONCEPTO)}
        />
        <CampoMes nombre="periodo" label={E.periodo} required hoy={hoy} />
      </FilaCampos>
      <FilaCampos>
        <CampoDinero nombre="valor" label={E.valor} required preguntaMiles />
        <CampoDinero nombre="descuento" label={E.descuento} />
      </FilaCampos>
      <CampoExoneracion />
      <FilaCampos>
        <CampoFecha
          nombre="fecha_vencimiento"
          label={E.fecha_vencimiento}
          required={!nueva}
          help={nueva ? 'Vacía, vence su día de pago, y nunca antes de su ingreso.' : undefined}
        />
        <CampoPagador />
      </FilaCampos>
      <CampoParrafo
        nombre="observaciones"
        label={E.observaciones}
        limite={CAMPOS_MENSUALIDAD.observaciones.max}
      />
    </>
  );
}

/** Said as soon as the discount leaves nothing to pay. */
function CampoExoneracion() {
  const { valor, descuento } = useWatch<ValoresMensualidad>() as ValoresMensualidad;
  const todo =
    typeof valor === 'number' && typeof descuento === 'number' && descuentaTodo({ valor, descuento });
  if (!todo) return null;
  return (
    <>
      <Notice tone="warning" role="status" title="El descuento es igual al valor">
        Queda exonerada: nadie tendrá que pagarla.
      </Notice>
      <CampoTexto
        nombre="motivo_anulacion"
        label={E.motivo_anulacion}
        help={`Si lo deja vacío queda «${MOTIVO_DESCUENTO_TOTAL}».`}
      />
    </>
  );
}

function CampoPagador() {
  const { servicios } = usePanel();
  const participante = useWatch<ValoresMensualidad, 'participante_id'>({ name: 'participante_id' });
  const { data = [] } = useQuery({
    ...consultaAcudientesDe(servicios, participante),
    enabled: participante !== '',
  });
  return (
    <CampoOpciones
      nombre="id_acudiente"
      label={E.id_acudiente}
      placeholder="El participante"
      options={data.map((acudiente) => ({
        value: acudiente.id,
        label: [nombreAcudiente(acudiente), acudiente.parentesco && ETIQUETA_PARENTESCO[acudiente.parentesco]]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  );
}
