import { Box } from '@chakra-ui/react/box';
import { useController, useWatch } from 'react-hook-form';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { leerDinero } from '@/domain/shared/lectura/leer-entero';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { MoneyInput } from '@/ui/shared/money-input';
import { nombreFila, nombreMensualidad } from '../etiquetas-financiero';
import { porParticipante } from './por-pagar';
import { campoDeParte, type ValoresPago } from './valores-pago';

const loQueDeja = (saldo: number, parte: ValoresPago['valor'] | undefined): string => {
  if (typeof parte !== 'number' || parte === 0 || parte > saldo) return `Debe ${formatearPesos(saldo)}`;
  return parte === saldo ? 'Queda pagada' : `Quedan ${formatearPesos(saldo - parte)}`;
};

/** What is owed, person by person, with what of the payment goes to each fee. */
export function LineasPorPagar({ filas }: { filas: readonly MensualidadEnLista[] }) {
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {porParticipante(filas).map(({ id, nombre, documento, suyas }) => {
        const total = suyas.reduce((suma, { saldo }) => suma + saldo, 0);
        return (
          <Box as="section" key={id}>
            <Box
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap="3"
              overflowWrap="anywhere"
            >
              <Box as="h3" fontWeight="semibold">
                {nombre}
                {documento ? (
                  <Box as="span" textStyle="ayuda" marginInlineStart="2">
                    {documento}
                  </Box>
                ) : null}
              </Box>
              <Box as="span" textStyle="ayuda">{`Debe ${formatearPesos(total)}`}</Box>
            </Box>
            <Box
              as="ul"
              listStyle="none"
              aria-label={`Lo que debe ${[nombre, documento].filter(Boolean).join(', ')}`}
            >
              {suyas.map((fila) => (
                <Linea key={fila.id} fila={fila} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Linea({ fila }: { fila: MensualidadEnLista }) {
  const nombre = `partes.${campoDeParte(fila.id)}`;
  const { field, fieldState } = useController({ name: nombre });
  const parte = useWatch({ name: nombre }) as ValoresPago['valor'] | undefined;
  const lectura = typeof parte === 'string' && parte.trim() !== '' ? leerDinero(parte) : null;
  const rechazo = lectura && 'rechazo' in lectura && fieldState.isTouched ? lectura.rechazo : undefined;
  const error = fieldState.error?.message ?? rechazo;
  const id = idCampo(nombre);
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) minmax(7.5rem, 9rem)"
      columnGap="3"
      alignItems="center"
      paddingBlock="2"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box overflowWrap="anywhere">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          {nombreMensualidad(fila)}
          <EstadoMensualidadTag estado={fila.estado} vencida={fila.vencida} />
        </Box>
        <Box as="p" id={`${id}-ayuda`} textStyle="ayuda">
          {[
            loQueDeja(fila.saldo, parte),
            fila.fecha_vencimiento && `vence ${formatearFecha(fila.fecha_vencimiento)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {error ? (
          <Box as="p" id={`${id}-error`} color="error.fg" fontSize="sm" fontWeight="medium">
            {error}
          </Box>
        ) : null}
      </Box>
      <MoneyInput
        {...field}
        id={id}
        aria-label={`Para ${nombreFila(fila)}`}
        aria-describedby={error ? `${id}-ayuda ${id}-error` : `${id}-ayuda`}
        aria-invalid={error ? true : undefined}
      />
    </Box>
  );
}
