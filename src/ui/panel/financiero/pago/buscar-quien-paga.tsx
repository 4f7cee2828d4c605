import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Modal } from '@/ui/shared/modal';
import { SearchInput } from '@/ui/shared/search-input';
import { BotonAplicar } from '../a-favor/boton-aplicar';
import { SaldoDePagador } from '../a-favor/saldo-de-pagador';
import { consultaPorPagar } from '../abono/pago.queries';
import { mensualidadEnFrase, nombreMensualidad, nombreParticipante } from '../etiquetas-financiero';
import { consultaCuentaDePagador } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { type PorPagador, porPagador, porPagarDe, porParticipante } from './por-pagar';

/** With more, the person is still typing who it is. */
const GRUPOS_COMPLETOS = 6;

type BuscarQuienPagaProps = {
  /** Whose debts, when who pays is already known. */
  participante?: Id;
  hacer: Pick<ManejadoresMensualidad, 'abonar'>;
  onPagarJuntas: (clave: string) => void;
  onVarios: () => void;
  onClose: () => void;
};

/** Who came to pay, and one of their debts or all of them together. */
export function BuscarQuienPaga(props: BuscarQuienPagaProps) {
  const { participante, hacer, onPagarJuntas, onVarios, onClose } = props;
  const { servicios } = usePanel();
  const [buscar, setBuscar] = useState('');
  const consulta = useQuery(consultaPorPagar(servicios, { participante, buscar: buscar.trim() }));
  const grupos = porPagador(consulta.data ?? [], buscar.trim());
  const sinPreguntar = participante === undefined && buscar.trim() === '';
  return (
    <Modal
      open
      title="Registrar pago"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {participante === undefined ? <Button onClick={onVarios}>Varios pagos</Button> : null}
        </>
      }
    >
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
            Escriba el nombre, el documento o el teléfono de quien paga, del participante o de otro acudiente
            suyo, o el número o la referencia de un pago anterior, y elija la mensualidad que se va a pagar.
            Si tiene una hoja con los pagos de varias personas, escríbala en Varios pagos.
          </Box>
        ) : null}
        {consulta.isLoading ? <LoadingIndicator size="sm" /> : null}
        {consulta.data?.length === 0 && !sinPreguntar ? (
          <EmptyState
            filtered
            title="No hay saldos por pagar"
            description="Nadie con esos datos debe nada. Si recibe dinero de un mes que todavía no se cobra, cree primero esa mensualidad."
            action={
              <BotonEnlace to="/financiero" search={{ nuevo: true, participante_id: participante }}>
                Nueva mensualidad
              </BotonEnlace>
            }
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
  const { clave, nombre, documento, porque } = pagador;
  const cuenta = useQuery({ ...consultaCuentaDePagador(servicios, clave), enabled: completo });
  const mensualidades = cuenta.data ? porPagarDe(cuenta.data) : pagador.mensualidades;
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
            {/* What a search found may be a part of it. */}
            {cuenta.data ? (
              <span>
                Debe en total <Amount value={sumar(mensualidades)} strong />
              </span>
            ) : null}
            <Button
              variant="solid"
              size="sm"
              aria-label={['Pagar juntas las', cuenta.data && mensualidades.length, 'de', nombre]
                .filter(Boolean)
                .join(' ')}
              onClick={() => onPagarJuntas(clave)}
            >
              Pagar juntas
            </Button>
          </>
        ) : null}
      </Box>
      {porque.map((texto) => (
        <Box as="p" key={texto} textStyle="ayuda">
          {texto}
        </Box>
      ))}
      <Box as="ul" listStyle="none" aria-label={`Saldos por pagar de ${nombre}`}>
        {porParticipante(mensualidades).map(({ suyas, documento }) =>
          suyas.map((m, n) => (
            <PorPagar
              key={m.id}
              mensualidad={m}
              documento={documento}
              total={n === 0 && suyas.length > 1 ? sumar(suyas) : null}
              onElegir={() => hacer.abonar(m.id)}
            />
          )),
        )}
      </Box>
    </Box>
  );
}

type PorPagarProps = {
  mensualidad: MensualidadEnLista;
  /** Of who is called as somebody else in the list. */
  documento: string | null;
  /** Of everything that person owes, on the first of their rows. */
  total: number | null;
  onElegir: () => void;
};

function PorPagar({ mensualidad, documento, total, onElegir }: PorPagarProps) {
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
          {[nombreParticipante(mensualidad), documento].filter(Boolean).join(' · ')}
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
