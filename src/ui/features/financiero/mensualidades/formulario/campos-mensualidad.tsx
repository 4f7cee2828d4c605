import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ETIQUETA_PARENTESCO, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS } from '@/domain/mensualidades/opciones-mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { CampoFecha, CampoNumero, CampoOpciones } from '../../../shared/formulario/campo-controlado';
import { CampoParrafo } from '../../../shared/formulario/campo-texto';
import { FilaCampos } from '../../../shared/formulario/fila-campos';
import { opcionesDe } from '../../../shared/formulario/opciones';
import { usePanel } from '../../../shared/panel/use-panel';
import { CampoParticipante } from '../../../shared/participantes/campo-participante';
import { ETIQUETAS_MENSUALIDAD as E } from '../../etiquetas-financiero';
import { consultaAcudientesDe } from '../../financiero.queries';
import { opcionesPeriodo } from '../../opciones-periodo';
import { useValoresDelParticipante } from './use-valores-del-participante';
import type { ValoresMensualidad } from './valores-mensualidad';

export function CamposMensualidad({ nueva, hoy }: { nueva: boolean; hoy: FechaCalendario }) {
  const periodo = useWatch<ValoresMensualidad, 'periodo'>({ name: 'periodo' });
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
        <CampoOpciones
          nombre="periodo"
          label={E.periodo}
          required
          placeholder={null}
          options={opcionesPeriodo(hoy, { atras: 23, adelante: 12, elegido: periodo })}
        />
      </FilaCampos>
      <FilaCampos>
        <CampoNumero nombre="valor" label={E.valor} required min={1} />
        <CampoNumero nombre="descuento" label={E.descuento} min={0} />
      </FilaCampos>
      <FilaCampos>
        <CampoFecha
          nombre="fecha_vencimiento"
          label={E.fecha_vencimiento}
          required={!nueva}
          help={nueva ? 'Vacía, vence el día de pago del participante.' : undefined}
        />
        <CampoPagador />
      </FilaCampos>
      <CampoParrafo nombre="observaciones" label={E.observaciones} />
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
