import { useWatch } from 'react-hook-form';
import { ETIQUETA_MEDIO_PAGO, MEDIOS_PAGO } from '@/domain/mensualidades/mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { CampoFecha, CampoNumero, CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { ETIQUETAS_ABONO as E } from '../etiquetas-financiero';
import { useReferenciaRepetida } from './use-referencia-repetida';
import type { ValoresAbono } from './valores-abono';

const loQueQueda = (saldo: number, valor: number | ''): string => {
  const queda = saldo - Number(valor);
  const debe = `Saldo: ${formatearPesos(saldo)}.`;
  if (valor === '' || queda < 0) return debe;
  return `${debe} ${queda === 0 ? 'Queda pagada.' : `Quedan ${formatearPesos(queda)}.`}`;
};

export function CamposAbono({ saldo, hoy }: { saldo: number; hoy: FechaCalendario }) {
  const { valor, medio, referencia } = useWatch<ValoresAbono>() as ValoresAbono;
  const aviso = useReferenciaRepetida(referencia);
  return (
    <>
      <FilaCampos>
        <CampoNumero
          nombre="valor"
          label={E.valor}
          required
          data-autofocus
          min={1}
          max={saldo}
          help={loQueQueda(saldo, valor)}
        />
        <CampoFecha nombre="fecha" label={E.fecha} required max={hoy} />
      </FilaCampos>
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
