import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/ui/shared/button';
import { lazy } from '@/ui/shared/lazy';
import type { ReciboParaEnviar } from './recibo-para-enviar';

const Dialogo = lazy(() => import('./dialogo-enviar-recibo'));

/** Hands the receipt to who paid; nothing when there is none to hand. */
export function BotonEnviarRecibo({ recibo, size }: { recibo: ReciboParaEnviar | null; size?: 'sm' }) {
  const [enviando, setEnviando] = useState(false);
  if (recibo === null) return null;
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        icon={<Send />}
        aria-label={`Enviar recibo ${recibo.numero}`}
        onClick={() => setEnviando(true)}
      >
        Enviar recibo
      </Button>
      {enviando ? (
        <Suspense fallback={null}>
          <Dialogo recibo={recibo} onClose={() => setEnviando(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
