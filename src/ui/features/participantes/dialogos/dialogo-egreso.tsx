import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import {
  ETIQUETA_TIPO_EGRESO,
  TIPOS_EGRESO,
  type TipoEgreso,
} from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import { esFechaCalendario } from '@/domain/shared/fechas';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { opcionesDe } from '../../shared/formulario/opciones';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { consultaEstadoDeCuenta } from '../participantes.queries';
import { AjusteDeCobro } from './ajuste-de-cobro';
import { AvisoSaldo } from './aviso-saldo';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';
import { useAjustarCobro } from './use-ajustar-cobro';

const { fecha_egreso, tipo_egreso, motivo_egreso } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_egreso, tipo_egreso, motivo_egreso };

const ajustesDe = (
  mensualidades: readonly MensualidadEnLista[],
  { fecha_ingreso: ingreso }: Participante,
  egreso: string,
) => (esFechaCalendario(egreso) ? ajustarPorEgreso(mensualidades, { ingreso, egreso }) : []);

/** Discharge: shows what is owed and what the agreement takes off it, and never stops it. */
export default function DialogoEgreso(props: DialogoAccionProps) {
  const { id, nombre, fecha_ingreso } = props.participante;
  const { servicios } = usePanel();
  const hoy = useHoy();
  const cuenta = useQuery({ ...consultaEstadoDeCuenta(servicios, id), refetchOnMount: 'always' });
  const cobros = cuenta.data?.datos ?? [];
  const ajustarCobro = useAjustarCobro();
  return (
    <FormularioProceso
      {...props}
      titulo={`Registrar egreso de ${nombre}`}
      boton="Registrar egreso"
      hecho={`Se registró el egreso de ${nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{ fecha_egreso: hoy, tipo_egreso: '', motivo_egreso: '', ajustar: true }}
      cambiosDe={(_, { ajustar: _ajustar, ...valores }) => ({ ...valores, estado: 'EGRESADO' })}
      guardar={async (vigente, { tipo_egreso: tipo, ajustar, ...valores }) => {
        const ajustes = ajustar ? ajustesDe(cobros, vigente, valores.fecha_egreso) : [];
        const guardado = await servicios.participantes.egresar(vigente, {
          ...valores,
          tipo_egreso: tipo as TipoEgreso,
        });
        if (ajustes.length > 0) await ajustarCobro(nombre, ajustes);
        return guardado;
      }}
    >
      {(vigente) => (
        <>
          <AvisoSaldo
            saldo={cuenta.data ? sumarSaldos(cobros) : null}
            cargando={cuenta.isPending}
            onReintentar={() => void cuenta.refetch()}
          />
          <CampoFecha
            nombre="fecha_egreso"
            label={fecha_egreso}
            required
            min={fecha_ingreso ?? undefined}
            max={hoy}
          />
          <Ajuste mensualidades={cobros} participante={vigente} />
          <CampoOpciones
            nombre="tipo_egreso"
            label={tipo_egreso}
            required
            options={opcionesDe(TIPOS_EGRESO, ETIQUETA_TIPO_EGRESO)}
          />
          <CampoParrafo nombre="motivo_egreso" label={motivo_egreso} />
        </>
      )}
    </FormularioProceso>
  );
}

type AjusteProps = { mensualidades: readonly MensualidadEnLista[]; participante: Participante };

/** Follows the date that is being written. */
function Ajuste({ mensualidades, participante }: AjusteProps) {
  const fecha = useWatch<{ fecha_egreso: string }, 'fecha_egreso'>({ name: 'fecha_egreso' });
  return <AjusteDeCobro ajustes={ajustesDe(mensualidades, participante, fecha)} />;
}
