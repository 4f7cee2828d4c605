import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { PrintButton, PrintSheet } from '@/ui/shared/print-sheet';
import { toaster } from '@/ui/shared/toast-store';
import { UploadDialog } from '@/ui/shared/upload-dialog';
import { Fila, Muestra } from './muestra';

const pausa = (ms: number) => new Promise((resolver) => setTimeout(resolver, ms));

/** A file with 'falla' in its name does not arrive. */
async function enviar(archivo: File, progreso: (parte: number) => void): Promise<void> {
  for (let parte = 0; parte <= 1; parte += 0.1) {
    progreso(parte);
    await pausa(150);
  }
  if (archivo.name.includes('falla')) throw new Error('Fallo de muestra');
}

export function MuestraSubida({ abierta: inicial }: { abierta: boolean }) {
  const [abierta, setAbierta] = useState(inicial);
  return (
    <Muestra titulo="Archivos e impresión">
      <Fila>
        <Button onClick={() => setAbierta(true)}>Subir archivos</Button>
        <PrintButton />
      </Fila>
      <UploadDialog
        open={abierta}
        maxBytes={10_485_760}
        onUpload={enviar}
        onUploaded={(archivos) => toaster.success(`Archivos subidos: ${archivos.length}.`)}
        onLog={() => undefined}
        onClose={() => setAbierta(false)}
      />
      <PrintSheet organization="Fundación" title="Censo de participantes" detail="vie 21 nov 2026">
        <p>Lo que va en el papel.</p>
      </PrintSheet>
    </Muestra>
  );
}
