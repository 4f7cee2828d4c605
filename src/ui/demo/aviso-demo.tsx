import { chakra } from '@chakra-ui/react/styled-system';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';

/** Says on every staff page that nothing here is real, and begins again. */
export function AvisoDemo({ reiniciar }: { reiniciar: () => Promise<void> }) {
  const [empezando, setEmpezando] = useState(false);

  const empezarDeNuevo = async () => {
    setEmpezando(true);
    await reiniciar();
    setEmpezando(false);
    toaster.success('La demostración volvió a empezar');
  };

  return (
    <chakra.div className="no-imprimir" marginBottom="3">
      <Notice
        tone="brand"
        icon={<FlaskConical />}
        action={
          <Button size="sm" busy={empezando} busyText="Reiniciando..." onClick={empezarDeNuevo}>
            Reiniciar demostración
          </Button>
        }
      >
        <chakra.strong fontWeight="semibold">Demostración</chakra.strong>
        {
          ' · Las personas y las cifras son inventadas. Lo que cambie se borra al recargar o cerrar la página.'
        }
      </Notice>
    </chakra.div>
  );
}
