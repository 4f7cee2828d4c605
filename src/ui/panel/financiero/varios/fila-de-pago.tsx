import { Box } from '@chakra-ui/react/box';
import { CircleCheck, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { leerDinero } from '@/domain/shared/lectura/leer-entero';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { IconButton } from '@/ui/shared/icon-button';
import { MoneyInput } from '@/ui/shared/money-input';
import { Notice } from '@/ui/shared/notice';
import { TextInput } from '@/ui/shared/text-input';
import { BotonEnviarRecibo } from '../enlaces/boton-enviar-recibo';
import { type FilaMirada, marcaDeAvisos } from './mirar-lista';
import { PagoPorEnviar } from './pago-por-enviar';
import { SelectorPagador } from './selector-pagador';
import type { FilaDePago, ValoresLista } from './valores-lista';

type FilaDePagoProps = {
  n: number;
  fila: FilaDePago;
  mirada: FilaMirada | undefined;
  /** It is on its way now. */
  enviando: boolean;
  /** Nothing can be written while the list is being sent. */
  quieta: boolean;
  onComprobar: () => void;
  onQuitar: (() => void) | null;
  /** Enter, once the amount is written. */
  onSiguiente: () => void;
};

const marco = {
  as: 'li',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  paddingBlock: '2.5',
  borderBottom: '1px solid',
  borderColor: 'border',
  // The line of the total is under it.
  _last: { borderBottom: '0' },
} as const;

/** A row that was sent cannot be changed: who, how much, and what became of it. */
function FilaEnviada({ n, fila, enviando, onComprobar }: FilaDePagoProps) {
  const { pagador, valor, recibo, estado, encolada } = fila;
  const renglon = useRef<HTMLDivElement>(null);
  const comprobar = () => {
    // The button goes away with the doubt: whoever pressed it is left on the row that it was about.
    renglon.current?.focus({ preventScroll: true });
    onComprobar();
  };
  return (
    <Box {...marco} ref={renglon} tabIndex={-1}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Box flex="1 1 12rem" fontWeight="medium" overflowWrap="anywhere">
          {`${n + 1}. ${pagador?.nombre}`}
        </Box>
        <Amount value={Number(valor)} strong />
        {estado === 'REGISTRADA' ? (
          <>
            <Box
              as="span"
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              color="success.tintFg"
              fontWeight="medium"
            >
              <CircleCheck size={18} aria-hidden />
              {`Registrado · Recibo ${recibo?.numero}`}
            </Box>
            <BotonEnviarRecibo recibo={recibo} size="sm" />
          </>
        ) : null}
        {estado === 'POR_ENVIAR' ? <PagoPorEnviar entrada={encolada} /> : null}
        {enviando ? (
          <Box as="span" role="status" color="fg.muted">
            Registrando...
          </Box>
        ) : null}
      </Box>
      {estado === 'EN_DUDA' && !enviando ? (
        <Notice
          tone="warning"
          role="alert"
          title={NO_SABEMOS}
          action={
            <Button size="sm" variant="solid" aria-label={`Comprobar la fila ${n + 1}`} onClick={comprobar}>
              Comprobar
            </Button>
          }
        >
          Se envió y la respuesta no llegó. Si no alcanzó a llegar, se registra ahora, y nunca dos veces.
        </Notice>
      ) : null}
    </Box>
  );
}

export function FilaDePagoDeLista(props: FilaDePagoProps) {
  const { n, fila, mirada, quieta, onQuitar, onSiguiente } = props;
  const nombre = `filas.${n}` as const;
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<ValoresLista>();
  const pagador = useController<ValoresLista, `${typeof nombre}.pagador`>({ name: `${nombre}.pagador` });
  const valor = useController<ValoresLista, `${typeof nombre}.valor`>({ name: `${nombre}.valor` });
  const referencia = useController<ValoresLista, `${typeof nombre}.referencia`>({
    name: `${nombre}.referencia`,
  });
  const confirmado = useController<ValoresLista, `${typeof nombre}.confirmado`>({
    name: `${nombre}.confirmado`,
  });
  if (fila.estado !== 'POR_REGISTRAR') return <FilaEnviada {...props} />;

  const quien = fila.pagador ? ` de ${fila.pagador.nombre}` : '';
  const escrito = valor.field.value;
  const lectura = typeof escrito === 'string' && escrito.trim() !== '' ? leerDinero(escrito) : null;
  const ilegible =
    lectura && 'rechazo' in lectura && valor.fieldState.isTouched ? lectura.rechazo : undefined;
  const deValor = valor.fieldState.error?.message ?? ilegible;
  const deReferencia = referencia.fieldState.error?.message;
  const deConfirmado = confirmado.fieldState.error?.message;
  const avisos = mirada?.avisos ?? [];
  const id = (campo: string) => idCampo(`${nombre}.${campo}`);
  const alTeclear = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || evento.nativeEvent.isComposing) return;
    // Enter goes on to the next row; the list is sent by its button.
    evento.preventDefault();
    onSiguiente();
  };
  /** What was said of the row was of what it said before. */
  const corregir = (cambios: Partial<Pick<FilaDePago, 'pagador' | 'escrito' | 'valor' | 'referencia'>>) => {
    setValue(nombre, { ...getValues(nombre), ...cambios, rechazo: '' }, { shouldDirty: true });
    clearErrors(nombre);
  };
  return (
    <Box {...marco}>
      <Box
        display="grid"
        gridTemplateColumns={{
          base: '1.25rem minmax(0, 1fr) minmax(0, 1fr) auto',
          md: '1.75rem minmax(0, 1fr) 9rem 11rem auto',
        }}
        columnGap="2"
        rowGap="1.5"
        alignItems="start"
      >
        <Box
          aria-hidden
          gridRow={{ base: '1 / span 2', md: 'auto' }}
          lineHeight={{ base: '2.75rem', md: '2.5rem' }}
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {n + 1}
        </Box>
        <Box gridColumn={{ base: '2 / -1', md: 'auto' }}>
          <SelectorPagador
            id={id('pagador')}
            label={`Quién paga, fila ${n + 1}`}
            elegido={fila.pagador}
            escrito={fila.escrito}
            error={pagador.fieldState.error?.message}
            primero={n === 0}
            disabled={quieta}
            inputRef={pagador.field.ref}
            onEscribir={(texto) => corregir({ pagador: null, escrito: texto })}
            onElegir={(elegido) => {
              corregir({ pagador: elegido, escrito: '' });
              // Once the list has closed, which takes the focus back.
              requestAnimationFrame(() => requestAnimationFrame(() => setFocus(`${nombre}.valor`)));
            }}
          />
        </Box>
        <Box onKeyDown={alTeclear}>
          <MoneyInput
            {...valor.field}
            onChange={(nuevo) => corregir({ valor: nuevo })}
            id={id('valor')}
            placeholder="Valor"
            aria-label={`Valor, fila ${n + 1}${quien}`}
            aria-describedby={`${id('valor')}-linea`}
            aria-invalid={deValor ? true : undefined}
          />
        </Box>
        <Box onKeyDown={alTeclear}>
          <TextInput
            {...referencia.field}
            onChange={({ target }) => corregir({ referencia: target.value })}
            id={id('referencia')}
            autoComplete="off"
            placeholder="Referencia"
            aria-label={`Referencia, fila ${n + 1}${quien}`}
            aria-invalid={deReferencia ? true : undefined}
          />
        </Box>
        <IconButton
          label={`Quitar la fila ${n + 1}${quien}`}
          icon={<X />}
          disabled={onQuitar === null}
          onClick={() => onQuitar?.()}
        />
      </Box>
      <Box
        id={`${id('valor')}-linea`}
        textStyle="ayuda"
        overflowWrap="anywhere"
        paddingInlineStart={{ base: '7', md: '9' }}
      >
        {[deValor, deReferencia, fila.rechazo].filter(Boolean).map((mensaje) => (
          <Box as="p" key={mensaje} color="error.fg" fontWeight="medium">
            {mensaje}
          </Box>
        ))}
        {mirada?.linea ? <p>{mirada.linea}</p> : null}
        {mirada?.repetida ? (
          <p>{`También está en la fila ${mirada.repetida}: este pago va sobre lo que aquel deja.`}</p>
        ) : null}
      </Box>
      {avisos.length > 0 ? (
        <Notice tone="warning" role="status" title={avisos.join(' ')}>
          <Box marginTop="2">
            <CheckboxField
              id={id('confirmado')}
              ref={confirmado.field.ref}
              name={confirmado.field.name}
              label={`Sí, es correcto el pago de la fila ${n + 1}`}
              help={
                deConfirmado ? (
                  <Box as="span" color="error.fg" fontWeight="medium">
                    {deConfirmado}
                  </Box>
                ) : null
              }
              aria-invalid={deConfirmado ? true : undefined}
              checked={confirmado.field.value === marcaDeAvisos(avisos)}
              onBlur={confirmado.field.onBlur}
              onChange={({ target }) =>
                confirmado.field.onChange(target.checked ? marcaDeAvisos(avisos) : '')
              }
            />
          </Box>
        </Notice>
      ) : null}
    </Box>
  );
}
