import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Modal } from '@/ui/shared/modal';
import { SearchInput } from '@/ui/shared/search-input';
import { BotonAplicar } from '../a-favor/boton-aplicar';
import { SaldoDePagador } from '../a-favor/saldo-de-pagador';
import { mensualidadEnFrase, nombreMensualidad, nombreParticipante } from '../etiquetas-financiero';
import { consultaCuentaDePagador } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { DialogoPagoDePagador } from '../pago/dialogo-pago-de-pagador';
import { porPagarDe } from '../pago/por-pagar';
import { consultaPorPagar } from './pago.queries';

/** With more, the person is still typing who it is. */
const GRUPOS_COMPLETOS = 6;

interface PorPagador {
  clave: string;
  nombre: string;
  documento: string | null;
  mensualidades: readonly MensualidadEnLista[];
}

const identidadDe = (m: MensualidadEnLista): string => m.pagador_documento ?? clavePagadorDe(m);

const clavePagadorDe = ({ id_acudiente, participante_id }: MensualidadEnLista): string =>
  clavePagador({ id_acudiente, participante_id: id_acudiente === null ? participante_id : null });

/** What is owed, together by the person who pays it, in the order of their first row. */
const porPagador = (filas: readonly MensualidadEnLista[]): PorPagador[] => {
  const grupos = new Map<string, MensualidadEnLista[]>();
  for (const fila of filas) grupos.set(identidadDe(fila), [...(grupos.get(identidadDe(fila)) ?? []), fila]);
  return [...grupos.values()].flatMap((mensualidades) => {
    const [primera] = mensualidades;
    if (!primera) return [];
    return [
      {
        clave: clavePagadorDe(primera),
        nombre: primera.pagador_nombre ?? primera.participante_nombre ?? 'Sin nombre',
        documento: primera.id_acudiente === null ? null : primera.pagador_documento,
        mensualidades,
      },
    ];
  });
};

type DialogoPagoProps = {
  /** Whose debts, when who pays is already known. */
  participante?: Id;
  hacer: Pick<ManejadoresMensualidad, 'abonar' | 'verPagador'>;
  onClose: () => void;
};

/** 'Registrar pago': who came to pay, then one of their debts or all of them together. */
export default function DialogoPago(props: DialogoPagoProps) {
  const [paga, setPaga] = useState<string | null>(null);
  if (paga !== null) return <DialogoPagoDePagador key={paga} clave={paga} {...props} />;
  return <BuscarQuienPaga {...props} onPagarJuntas={setPaga} />;
}

type BuscarQuienPagaProps = DialogoPagoProps & { onPagarJuntas: (clave: string) => void };

function BuscarQuienPaga({ participante, hacer, onPagarJuntas, onClose }: BuscarQuienPagaProps) {
  const { servicios } = usePanel();
  const [buscar, setBuscar] = useState('');
  const consulta = useQuery(consultaPorPagar(servicios, { participante, buscar: buscar.trim() }));
  const grupos = porPagador(consulta.data ?? []);
  const sinPreguntar = participante === undefined && buscar.trim() === '';
  return (
    <Modal open title="Registrar pago" onClose={onClose} footer={<Button onClick={onClose}>Cancelar</Button>}>
      <Box display="flex" flexDirection="column" gap="4" minHeight="16rem">
        {participante === undefined ? (
          <SearchInput
            data-autofocus
            label="Buscar a quien va a pagar"
            placeholder="Nombre, documento, teléfono, recibo o referencia"
            value={buscar}
            onSearch={setBuscar}
          />
        ) : null}
        <CajaError
          error={consulta.error}
          titulo={mensajeErrorCargar('mensualidades')}
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
        {sinPreguntar ? (
          <Box as="p" color="fg.muted">
            Escriba el nombre, el documento o el teléfono de quien paga o del participante, o el número o la
            referencia de un pago anterior, y elija la mensualidad que se va a pagar.
          </Box>
        ) : null}
        {consulta.isLoading ? <LoadingIndicator size="sm" /> : null}
        {consulta.data?.length === 0 && !sinPreguntar ? (
          <EmptyState
            filtered
            title="No hay saldos por pagar"
            description="Nadie con esos datos debe nada."
          />
        ) : null}
        <Box aria-busy={consulta.isFetching || undefined}>
          {grupos.map((pagador) => (
            <GrupoPorPagar
              key={pagador.clave}
              pagador={pagador}
              completo={grupos.length <= GRUPOS_COMPLETOS}
              hacer={hacer}
              onPagarJuntas={onPagarJuntas}
            />
          ))}
        </Box>
      </Box>
    </Modal>
  );
}

type GrupoPorPagarProps = {
  pagador: PorPagador;
  /** Also what they owe for whoever the search did not name. */
  completo: boolean;
} & Pick<BuscarQuienPagaProps, 'hacer' | 'onPagarJuntas'>;

const sumar = (filas: readonly MensualidadEnLista[]): number =>
  filas.reduce((suma, { saldo }) => suma + saldo, 0);

/** One person and all that they owe, for whomever it is, person by person. */
function GrupoPorPagar({ pagador, completo, hacer, onPagarJuntas }: GrupoPorPagarProps) {
  const { servicios } = usePanel();
  const { clave, nombre, documento } = pagador;
  const cuenta = useQuery({ ...consultaCuentaDePagador(servicios, clave), enabled: completo });
  const mensualidades = cuenta.data ? porPagarDe(cuenta.data) : pagador.mensualidades;
  const personas = [...new Set(mensualidades.map(nombreParticipante))];
  return (
    <Box as="section" marginBottom="4">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        textStyle="ayuda"
      >
        <Box as="h3" fontWeight="medium" overflowWrap="anywhere">
          {['Paga', nombre, documento && `· ${documento}`].filter(Boolean).join(' ')}
        </Box>
        <SaldoDePagador clave={clave} />
        {mensualidades.length > 1 ? (
          <>
            <span>
              Debe en total <Amount value={sumar(mensualidades)} strong />
            </span>
            <Button
              variant="solid"
              size="sm"
              aria-label={`Pagar juntas las ${mensualidades.length} de ${nombre}`}
              onClick={() => onPagarJuntas(clave)}
            >
              Pagar juntas
            </Button>
          </>
        ) : null}
      </Box>
      <Box as="ul" listStyle="none" aria-label={`Saldos por pagar de ${nombre}`}>
        {personas.map((persona) => {
          const suyas = mensualidades.filter((m) => nombreParticipante(m) === persona);
          return suyas.map((m, n) => (
            <PorPagar
              key={m.id}
              mensualidad={m}
              total={n === 0 && suyas.length > 1 ? sumar(suyas) : null}
              onElegir={() => hacer.abonar(m.id)}
            />
          ));
        })}
      </Box>
    </Box>
  );
}

type PorPagarProps = {
  mensualidad: MensualidadEnLista;
  /** Of everything that person owes, on the first of their rows. */
  total: number | null;
  onElegir: () => void;
};

function PorPagar({ mensualidad, total, onElegir }: PorPagarProps) {
  const { fecha_vencimiento, estado, vencida, saldo } = mensualidad;
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      paddingBlock="2.5"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box minWidth="0" flex="1 1 14rem" overflowWrap="anywhere">
        <Box as="p" fontWeight="medium">
          {nombreParticipante(mensualidad)}
          {total === null ? null : (
            <Box as="span" textStyle="ayuda" marginInlineStart="2">
              {`debe ${formatearPesos(total)}`}
            </Box>
          )}
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="ayuda">
          {nombreMensualidad(mensualidad)}
          {fecha_vencimiento ? <span>{`vence ${formatearFecha(fecha_vencimiento)}`}</span> : null}
          <EstadoMensualidadTag estado={estado} vencida={vencida} />
        </Box>
      </Box>
      <Amount value={saldo} strong />
      <Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" marginInlineStart="auto">
        <BotonAplicar mensualidad={mensualidad} />
        <Button
          variant="subtle"
          aria-label={`Pagar ${mensualidadEnFrase(mensualidad)} de ${nombreParticipante(mensualidad)}`}
          onClick={onElegir}
        >
          Pagar
        </Button>
      </Box>
    </Box>
  );
}
