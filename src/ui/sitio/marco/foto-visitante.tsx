import { useState } from 'react';
import { IconoMarco } from '../piezas/icono-marco';

/** The person's photo; the default icon when there is none or it does not load. */
export function FotoVisitante({ foto }: { foto: string | null }) {
  const [fallida, fijarFallida] = useState<string | null>(null);
  if (!foto || foto === fallida) return <IconoMarco nombre="usuario" />;
  return (
    <img
      className="foto"
      src={foto}
      alt=""
      width="36"
      height="36"
      referrerPolicy="no-referrer"
      onError={() => fijarFallida(foto)}
    />
  );
}
