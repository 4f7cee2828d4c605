import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ETIQUETA_PARENTESCO, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { descuentaTodo, MOTIVO_DESCUENTO_TOTAL } from '@/domain/mensualidades/exoneracion';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS } from '@/domain/mensualidades/opciones-mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { Notice } from '@/ui/shared/notice';
import { CampoOpciones } from '../../../shared/formulario/campo-controlado';
import { CampoDinero, CampoFecha, CampoMes } from '../../../shared/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '../../../shared/formulario/campo-texto';
import { FilaCampos } from '../../../shared/formulario/fila-campos';
import { opcionesDe } from '../../../shared/formulario/opciones';
import { usePanel } from '../../../shared/panel/use-panel';
import { CampoParticipante } from '../../../shared/participantes/campo-participante';
import { ETIQUETAS_MENSUALIDAD as E } from '../../etiquetas-financiero';
import { consultaAcudientesDe } from '../../financiero.queries';
import { useValoresDelParticipante } from './use-valores-del-participante';
import type { ValoresMensualidad } from './valores-mensualidad';

export function CamposMensualidad({ nueva, hoy }: { nueva: boolean; hoy: FechaCalendario }) {
  useValoresDelParticipante(nueva);
  return (
    <>
      {nueva ? <CampoParticipante nombre="participante_id" label={E.participante_id} data-autofocus /> : null}
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
        <CampoDinero nombre="valor" label={E.valor} required />
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
      <CampoParrafo nombre="observaciones" label={E.observaciones} />
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
