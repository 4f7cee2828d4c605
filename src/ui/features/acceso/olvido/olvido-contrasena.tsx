import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/shared/button';

const DialogoOlvido = lazy(() => import('./dialogo-olvido'));

/** The dialog's code is loaded when somebody asks for it. */
export function OlvidoContrasena() {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button variant="plain" marginInlineStart="-1" onClick={() => setAbierto(true)}>
        ¿Olvidó su contraseña?
      </Button>
      {abierto ? (
        <Suspense fallback={null}>
          <DialogoOlvido onClose={() => setAbierto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
