import { useWatch } from 'react-hook-form';
import { ETIQUETA_MEDIO_PAGO, MEDIOS_PAGO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoDinero, CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { ETIQUETAS_ABONO as E } from '../etiquetas-financiero';
import { ConfirmarFecha } from './confirmar-fecha';
import { useReferenciaRepetida } from './use-referencia-repetida';
import type { ValoresAbono } from './valores-abono';

const loQueQueda = (saldo: number, valor: ValoresAbono['valor']): string => {
  const debe = `Saldo: ${formatearPesos(saldo)}.`;
  if (typeof valor !== 'number' || valor > saldo) return debe;
  const queda = saldo - valor;
  return `${debe} ${queda === 0 ? 'Queda pagada.' : `Quedan ${formatearPesos(queda)}.`}`;
};

export function CamposAbono({
  mensualidad,
  hoy,
}: {
  mensualidad: MensualidadConSaldo;
  hoy: FechaCalendario;
}) {
  const { valor, fecha, medio, referencia } = useWatch<ValoresAbono>() as ValoresAbono;
  const aviso = useReferenciaRepetida(referencia);
  return (
    <>
      <FilaCampos>
        <CampoDinero
          nombre="valor"
          label={E.valor}
          required
          data-autofocus
          help={loQueQueda(mensualidad.saldo, valor)}
        />
        <CampoFecha nombre="fecha" label={E.fecha} required max={hoy} />
      </FilaCampos>
      <ConfirmarFecha mensualidad={mensualidad} fecha={fecha} hoy={hoy} />
      <FilaCampos>
        <CampoOpciones
          nombre="medio"
          label={E.medio}
          required
          placeholder={null}
          options={opcionesDe(MEDIOS_PAGO, ETIQUETA_MEDIO_PAGO)}
        />
        <CampoTexto
          nombre="referencia"
          label={E.referencia}
          required={medio !== 'EFECTIVO'}
          help="Número de la transferencia o de la consignación."
          warning={aviso}
        />
      </FilaCampos>
    </>
  );
}
