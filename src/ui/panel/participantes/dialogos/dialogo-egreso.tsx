import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { type AjustePorEgreso, ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import {
  ETIQUETA_TIPO_EGRESO,
  TIPOS_EGRESO,
  type TipoEgreso,
} from '@/domain/participantes/opciones-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import { esFechaCalendario } from '@/domain/shared/fechas';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { explicarError } from '@/ui/panel/comun/datos/explicar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
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
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { consultaEstadoDeCuenta } from '../ficha.queries';
import { AjusteDeCobro } from './ajuste-de-cobro';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const AFECTADAS = [claveDe('mensualidades'), claveDe('tablero')] as const;

const enPalabras = ({ mensualidad, antes, despues }: AjustePorEgreso): string =>
  antes === despues
    ? nombreDeCobro(mensualidad)
    : `${nombreDeCobro(mensualidad)}, de ${formatearPesos(antes)} a ${formatearPesos(despues)}`;

/** Adjusts the fees of who has just left: the discharge stands already, so what could not be adjusted is told apart. */
const useAjustarCobro = () => {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS);
  const ajustar = async (nombre: string, ajustes: readonly AjustePorEgreso[]): Promise<void> => {
    const { hechos, fallos } = await (await servicios.mensualidades()).aplicarAjustes(ajustes);
    if (hechos.length > 0) {
      const cuales = hechos.map(({ ajuste }) => enPalabras(ajuste));
      toaster.success(`Cobro de ${nombre} ajustado: ${enumerar(cuales)}`);
    }
    const [primero] = fallos;
    if (primero) {
      const cuales = enumerar(fallos.map(({ ajuste }) => nombreDeCobro(ajuste.mensualidad)));
      toaster.error(
        `El egreso de ${nombre} quedó registrado, pero no se ajustó: ${cuales}. ${explicarError(primero.error).causa}. Ajústela en Financiero.`,
        {
          label: 'Reintentar',
          onClick: () =>
            void ajustar(
              nombre,
              fallos.map(({ ajuste }) => ajuste),
            ),
        },
      );
    }
    void refrescar();
  };
  return ajustar;
};

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
        Puede registrar el egreso de todas formas.
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

const ajustesDe = (
  mensualidades: readonly MensualidadEnLista[],
  { fecha_ingreso: ingreso }: ParticipanteListado,
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
      guardar={(vigente, { tipo_egreso: tipo, ajustar: _ajustar, ...valores }) =>
        orden('participantes', 'egresar', vigente, { ...valores, tipo_egreso: tipo as TipoEgreso })
      }
      despues={(guardado, { ajustar }) => {
        const ajustes = ajustar ? ajustesDe(cobros, guardado, guardado.fecha_egreso ?? '') : [];
        if (ajustes.length > 0) void ajustarCobro(nombre, ajustes);
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

type AjusteProps = { mensualidades: readonly MensualidadEnLista[]; participante: ParticipanteListado };

/** Follows the date that is being written. */
function Ajuste({ mensualidades, participante }: AjusteProps) {
  const fecha = useWatch<{ fecha_egreso: string }, 'fecha_egreso'>({ name: 'fecha_egreso' });
  return <AjusteDeCobro ajustes={ajustesDe(mensualidades, participante, fecha)} />;
}
