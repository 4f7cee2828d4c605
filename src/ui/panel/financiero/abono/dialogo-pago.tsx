import { Suspense, useState } from 'react';
import type { Pago } from '@/domain/mensualidades/pago';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import type { Id } from '@/domain/shared/id';
import type { Entrada } from '@/domain/sin-red/cola';
import { ReciboProvisional } from '@/ui/panel/comun/documentos/recibo-provisional';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { DialogoCargando } from '@/ui/panel/comun/formulario/dialogo-cargando';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { lazy } from '@/ui/shared/lazy';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { CADA_MS, consultaCuentaDePagador } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { BuscarQuienPaga } from '../pago/buscar-quien-paga';
import { FormularioPago } from '../pago/formulario-pago';
import { PagoRegistrado } from '../pago/pago-registrado';
import type { PagoDeNuevo } from './pago-de-nuevo';

const ListaDePagos = lazy(() => import('../varios/lista-de-pagos'));

/** In the address, in the place of who pays. */
const VARIOS = 'varios';

type DialogoPagoProps = {
  /** Whose debts, when who pays is already known. */
  participante?: Id;
  hacer: Pick<ManejadoresMensualidad, 'abonar' | 'verPagador' | 'anularAbono'>;
  /** What the payment that was annulled said. */
  deNuevo: PagoDeNuevo | null;
  onClose: () => void;
};

/** 'Registrar pago': who came to pay, then one of their debts or all of them together; or a list of several people. */
export default function DialogoPago(props: DialogoPagoProps) {
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  const { pago: paga } = busqueda;
  if (paga === VARIOS)
    return (
      <Suspense fallback={<DialogoCargando titulo="Varios pagos" onClose={props.onClose} />}>
        <ListaDePagos onClose={props.onClose} />
      </Suspense>
    );
  // An address written by hand may name nobody.
  if (typeof paga === 'string' && leerClavePagador(paga))
    return <PagoDePagador key={paga} clave={paga} {...props} />;
  return (
    <BuscarQuienPaga
      {...props}
      onPagarJuntas={(pago) => void cambiar({ pago })}
      onVarios={() => void cambiar({ pago: VARIOS })}
    />
  );
}

/** What somebody owes for everybody they pay for, in one payment; once the service has answered, its receipt. */
function PagoDePagador({ clave, hacer, deNuevo, onClose }: DialogoPagoProps & { clave: string }) {
  const { servicios } = usePanel();
  const [registrado, setRegistrado] = useState<Pago | null>(null);
  const [provisional, setProvisional] = useState<Entrada | null>(null);
  if (provisional) return <ReciboProvisional entrada={provisional} onClose={onClose} />;
  if (registrado) return <PagoRegistrado pago={registrado} hacer={hacer} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={{
        ...consultaCuentaDePagador(servicios, clave),
        // Somebody else may be paid meanwhile.
        refetchOnMount: 'always',
        refetchOnWindowFocus: 'always',
        refetchInterval: CADA_MS,
      }}
      titulo="Registrar pago"
      lista="mensualidades"
      onClose={onClose}
    >
      {(estado) => (
        <FormularioPago
          clave={clave}
          estado={estado}
          deNuevo={deNuevo}
          onRegistrado={setRegistrado}
          onEncolado={setProvisional}
          onClose={onClose}
        />
      )}
    </ConRegistro>
  );
}
