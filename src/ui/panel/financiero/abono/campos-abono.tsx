import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { abonoIgual, marcaDePago } from '@/domain/mensualidades/abono-igual';
import { fechaPorConfirmar } from '@/domain/mensualidades/advertencia-de-fecha';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { preguntaPorMiles } from '@/domain/mensualidades/valor-sin-miles';
import { AYUDANTE_BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esFechaCalendario, type FechaCalendario, formatearFecha, periodoDe } from '@/domain/shared/fechas';
import { useUltimoCerrado } from '@/ui/panel/comun/datos/use-ultimo-cerrado';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoDinero, CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { Notice } from '@/ui/shared/notice';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { ETIQUETAS_ABONO as E, nombreParticipante } from '../etiquetas-financiero';
import { consultaReferencia } from './pago.queries';
import { RecibeSede } from './recibe-sede';
import { Sobrante } from './sobrante';
import type { ValoresAbono } from './valores-abono';

type AvisoPorConfirmarProps = {
  nombre: 'valor_confirmado' | 'fecha_confirmada' | 'pago_confirmado' | 'sobrante_confirmado';
  titulo: string;
  etiqueta: string;
  /** What ticking it says yes to: when that changes, it is asked again. */
  valor: string;
};

/** Says what looks mistaken and asks for a yes before it is saved. */
export function AvisoPorConfirmar({ nombre, titulo, etiqueta, valor }: AvisoPorConfirmarProps) {
  const { field, fieldState } = useController({ name: nombre });
  const { error } = fieldState;
  return (
    <Notice tone="warning" role="status" title={titulo}>
      <Box marginTop="2">
        <CheckboxField
          id={idCampo(nombre)}
          name={field.name}
          ref={field.ref}
          label={etiqueta}
          help={
            error ? (
              <Box as="span" color="error.fg" fontWeight="medium">
                {error.message}
              </Box>
            ) : null
          }
          aria-invalid={error ? true : undefined}
          checked={field.value === valor}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? valor : '')}
        />
      </Box>
    </Notice>
  );
}

type AvisosDePagoProps = Pick<ValoresAbono, 'valor' | 'fecha'> & {
  saldo: number;
  /** What is odd about that day; `null` when nothing. */
  rara: string | null;
  /** One like it of the same day, and what it is called. */
  igual: { recibo: number | null } | null;
  que: 'abono' | 'pago';
};

/** What looks mistaken of what is written, each with its question. */
export function AvisosDePago({ valor, fecha, saldo, rara, igual, que }: AvisosDePagoProps) {
  const sinMiles = typeof valor === 'number' ? preguntaPorMiles(valor, saldo) : null;
  const pesos = formatearPesos(Number(valor));
  return (
    <>
      {sinMiles ? (
        <AvisoPorConfirmar
          nombre="valor_confirmado"
          titulo={sinMiles}
          etiqueta={`Sí, son ${pesos}`}
          valor={String(valor)}
        />
      ) : null}
      {rara ? (
        <AvisoPorConfirmar
          nombre="fecha_confirmada"
          titulo={rara}
          etiqueta={`Sí, se pagó el ${formatearFecha(fecha)}`}
          valor={fecha}
        />
      ) : null}
      {igual ? (
        <AvisoPorConfirmar
          nombre="pago_confirmado"
          titulo={`Ya hay un ${que} igual de ese día${igual.recibo === null ? '' : `: recibo ${igual.recibo}`}`}
          etiqueta={`Sí, es otro pago de ${pesos}`}
          valor={marcaDePago({ fecha, valor: Number(valor) })}
        />
      ) : null}
    </>
  );
}

const describir = ({ recibo, participante_nombre }: AbonoEnLista): string =>
  [recibo && `recibo ${recibo}`, participante_nombre].filter(Boolean).join(', ');

/** Says when a live abono already carries the reference that is being typed. It warns and never blocks. */
export const useReferenciaRepetida = (referencia: string): string | undefined => {
  const { servicios } = usePanel();
  const [quieta, setQuieta] = useState('');
  const { call } = useDebouncedCallback(setQuieta, AYUDANTE_BUSQUEDA_DEBOUNCE_MS);
  useEffect(() => call(referencia.trim()), [call, referencia]);
  const { data } = useQuery(consultaReferencia(servicios, quieta));
  const primero = data?.datos[0];
  if (!primero || quieta !== referencia.trim()) return undefined;
  return `Esta referencia ya está en otro abono (${describir(primero)}). Verifique que no sea el mismo pago.`;
};

/** How it was paid; whatever is no cash has its number. */
export function MedioYReferencia() {
  const { medio, referencia } = useWatch<ValoresAbono>() as ValoresAbono;
  const aviso = useReferenciaRepetida(referencia);
  return (
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
  );
}

const loQueQueda = (saldo: number, valor: ValoresAbono['valor']): string => {
  if (saldo === 0) return 'Ya no debe nada.';
  const debe = `Saldo: ${formatearPesos(saldo)}.`;
  if (typeof valor !== 'number' || valor > saldo) return debe;
  const queda = saldo - valor;
  return `${debe} ${queda === 0 ? 'Queda pagada.' : `Quedan ${formatearPesos(queda)}.`}`;
};

type CamposAbonoProps = {
  mensualidad: MensualidadEnLista;
  hoy: FechaCalendario;
  /** Nobody confirmed what was sent, and it cannot be changed: there is nothing to ask about it. */
  enDuda: boolean;
};

export function CamposAbono({ mensualidad, hoy, enDuda }: CamposAbonoProps) {
  const { valor, fecha } = useWatch<ValoresAbono>() as ValoresAbono;
  const ultimoCerrado = useUltimoCerrado();
  const sePuede = esFechaCalendario(fecha) && fecha <= hoy && !estaCerrado(ultimoCerrado, periodoDe(fecha));
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
      {enDuda || mensualidad.saldo === 0 ? null : (
        <>
          <Sobrante
            saldo={mensualidad.saldo}
            pagador={mensualidad.pagador_nombre ?? nombreParticipante(mensualidad)}
          />
          <AvisosDePago
            valor={valor}
            fecha={fecha}
            saldo={mensualidad.saldo}
            rara={sePuede ? fechaPorConfirmar(mensualidad, fecha, hoy) : null}
            igual={sePuede && typeof valor === 'number' ? abonoIgual(mensualidad, { fecha, valor }) : null}
            que="abono"
          />
        </>
      )}
      <MedioYReferencia />
      <RecibeSede viven={[mensualidad.sede_id]} />
    </>
  );
}
