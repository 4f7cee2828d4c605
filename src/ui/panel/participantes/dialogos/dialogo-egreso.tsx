import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import {
  ETIQUETA_TIPO_EGRESO,
  TIPOS_EGRESO,
  type TipoEgreso,
} from '@/domain/participantes/opciones-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { Periodo } from '@/domain/shared/fechas';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { ajustesDe, useAjustarCobro } from '../ajustar-cobro';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { consultaEstadoDeCuenta } from '../ficha.queries';
import { AjusteDeCobro } from './ajuste-de-cobro';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

type AvisoSaldoProps = { saldo: number | null; cargando: boolean; onReintentar: () => void };

/** What is still owed, in whole COP; `null` when it could not be read. */
function AvisoSaldo({ saldo, cargando, onReintentar }: AvisoSaldoProps) {
  if (cargando) return <LoadingIndicator size="sm" text="Consultando el saldo..." />;
  if (saldo === null) {
    return (
      <Notice
        tone="warning"
        title="No se pudo consultar el saldo"
        action={
          <Button size="sm" onClick={onReintentar}>
            Reintentar
          </Button>
        }
      >
        Puede registrar el egreso de todas formas. Si el acuerdo de pago rebaja algo, se ajusta después en su
        ficha.
      </Notice>
    );
  }
  if (saldo <= 0) return <Notice tone="success">No tiene saldo pendiente.</Notice>;
  return (
    <Notice tone="warning" title={`Saldo pendiente: ${formatearPesos(saldo)}`}>
      Puede registrar el egreso de todas formas; la deuda se conserva.
    </Notice>
  );
}

const { fecha_egreso, tipo_egreso, motivo_egreso } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_egreso, tipo_egreso, motivo_egreso };

/** Discharge: shows what is owed and what the agreement takes off it, and never stops it. */
export default function DialogoEgreso(props: DialogoAccionProps) {
  const { id, nombre, fecha_ingreso } = props.participante;
  const { servicios } = usePanel();
  const hoy = useHoy();
  const cuenta = useQuery({ ...consultaEstadoDeCuenta(servicios, id), refetchOnMount: 'always' });
  const cobros = cuenta.data?.datos ?? [];
  const { data: ultimoCerrado = null } = useQuery(consultaUltimoCerrado(servicios));
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
      guardar={(vigente, { tipo_egreso: tipo, ajustar: _ajustar, ...valores }) =>
        orden('participantes', 'egresar', vigente, { ...valores, tipo_egreso: tipo as TipoEgreso })
      }
      despues={(guardado, { ajustar }) => {
        const ajustes = ajustar ? ajustesDe(cobros, guardado, guardado.fecha_egreso, ultimoCerrado) : [];
        if (ajustes.length > 0) void ajustarCobro(nombre, ajustes);
      }}
      alEncolar={({ ajustar, fecha_egreso: dia }) => {
        if (ajustar && ajustesDe(cobros, props.participante, dia, ultimoCerrado).length > 0)
          toaster.warning(
            `El cobro de ${nombre} no se ajusta sin red: cuando llegue su egreso, ajústelo en su ficha.`,
          );
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
          <Ajuste mensualidades={cobros} participante={vigente} ultimoCerrado={ultimoCerrado} />
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

type AjusteProps = {
  mensualidades: readonly MensualidadEnLista[];
  participante: ParticipanteListado;
  ultimoCerrado: Periodo | null;
};

/** Follows the date that is being written. */
function Ajuste({ mensualidades, participante, ultimoCerrado }: AjusteProps) {
  const fecha = useWatch<{ fecha_egreso: string }, 'fecha_egreso'>({ name: 'fecha_egreso' });
  return <AjusteDeCobro ajustes={ajustesDe(mensualidades, participante, fecha, ultimoCerrado)} />;
}
