import { useState } from 'react';
import type { Pago } from '@/domain/mensualidades/pago';
import type { Entrada } from '@/domain/sin-red/cola';
import { ReciboProvisional } from '@/ui/panel/comun/documentos/recibo-provisional';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { CADA_MS, consultaCuentaDePagador } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { FormularioPago } from './formulario-pago';
import { PagoRegistrado } from './pago-registrado';

type DialogoPagoDePagadorProps = {
  clave: string;
  hacer: Pick<ManejadoresMensualidad, 'verPagador'>;
  onClose: () => void;
};

/** What somebody owes for everybody they pay for, in one payment; once the service has answered, its receipt. */
export function DialogoPagoDePagador({ clave, hacer, onClose }: DialogoPagoDePagadorProps) {
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
          onRegistrado={setRegistrado}
          onEncolado={setProvisional}
          onClose={onClose}
        />
      )}
    </ConRegistro>
  );
}
