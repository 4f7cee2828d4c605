import { CloudUpload } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Entrada } from '@/domain/sin-red/cola';
import { Button } from '@/ui/shared/button';
import { lazy } from '@/ui/shared/lazy';
import { StatusTag } from '@/ui/shared/status-tag';

const Provisional = lazy(async () => ({
  default: (await import('@/ui/panel/comun/documentos/recibo-provisional')).ReciboProvisional,
}));

/** A payment that this device keeps until there is a network, with what is given for it meanwhile. */
export function PagoPorEnviar({ entrada }: { entrada: Entrada | null }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <StatusTag tone="neutral" icon={<CloudUpload size={16} aria-hidden />}>
        Por enviar
      </StatusTag>
      {entrada ? (
        <Button size="sm" aria-label={`Recibo provisional: ${entrada.que}`} onClick={() => setAbierto(true)}>
          Recibo provisional
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {entrada && abierto ? <Provisional entrada={entrada} onClose={() => setAbierto(false)} /> : null}
      </Suspense>
    </>
  );
}
