import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { Button } from '@/ui/shared/button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';

type AvisoSaldoProps = { saldo: number | null; cargando: boolean; onReintentar: () => void };

/** What is still owed, in whole COP; `null` when it could not be read. */
export function AvisoSaldo({ saldo, cargando, onReintentar }: AvisoSaldoProps) {
  if (cargando) return <LoadingIndicator size="sm" text="Consultando el saldo..." />;
  if (saldo === null) {
    return (
      <Notice
        tone="warning"
        title="No se pudo consultar el saldo"
        action={
          <Button size="sm" onClick={onReintentar}>
            Reintentar
          </Button>
        }
      >
        Puede registrar el egreso de todas formas.
      </Notice>
    );
  }
  if (saldo <= 0) return <Notice tone="success">No tiene saldo pendiente.</Notice>;
  return (
    <Notice tone="warning" title={`Saldo pendiente: ${formatearPesos(saldo)}`}>
      Puede registrar el egreso de todas formas; la deuda se conserva.
    </Notice>
  );
}
