import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { Button } from '@/ui/shared/button';

const Dialogo = lazy(() => import('./dialogo-enviar-recibo'));

type BotonEnviarReciboProps = {
  mensualidad: Pick<MensualidadEnLista, 'id' | 'participante_id' | 'id_acudiente'>;
  abono: Abono;
  size?: 'sm';
};

/** Hands the receipt to who paid; nothing for one without a number, or that was undone. */
export function BotonEnviarRecibo({ mensualidad, abono, size }: BotonEnviarReciboProps) {
  const [enviando, setEnviando] = useState(false);
  const { recibo } = abono;
  if (recibo === null || abono.anulado_en !== null) return null;
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        icon={<Send />}
        aria-label={`Enviar recibo ${recibo}`}
        onClick={() => setEnviando(true)}
      >
        Enviar recibo
      </Button>
      {enviando ? (
        <Suspense fallback={null}>
          <Dialogo
            mensualidad={mensualidad}
            abono={abono}
            numero={recibo}
            onClose={() => setEnviando(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
