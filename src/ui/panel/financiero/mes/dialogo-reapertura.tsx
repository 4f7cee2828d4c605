import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import type { Cierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import { validarReapertura } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { Periodo } from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_CIERRE } from './mes.queries';

type Valores = { motivo: string };

type DialogoReaperturaProps = { periodo: Periodo; onClose: () => void };

/** Opening a closed month again is explained, and the explanation stays with it. */
export function DialogoReapertura({ periodo, onClose }: DialogoReaperturaProps) {
  const mes = periodoEnPalabras(periodo);
  const nombre = `reapertura:${periodo}`;
  const libre = useRef(false);
  const vista = useRef<Cierre | null>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_CIERRE);
  const formulario = useForm<Valores>({
    defaultValues: { motivo: '' },
    shouldFocusError: false,
    resolver: resolverDominio<Valores>(validarReapertura),
  });
  const guardado = useGuardado<Valores, Cierre>({
    nombre,
    que: () => `Abrir otra vez ${mes}`,
    formulario,
    vista,
    leerActual: () => null,
    guardar: (valores, _base, clave) => orden('cierres', 'reabrir', periodo, valores, { clave }),
    alGuardar: () => {
      libre.current = true;
      toaster.success(`${mes} está abierto otra vez`);
      void refrescar();
      onClose();
    },
  });
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={`Abrir otra vez ${mes}`}
      submitLabel="Abrir el mes"
      savingLabel="Abriendo..."
      tone="danger"
      etiquetas={{ motivo: 'Motivo' }}
      borrador={nombre}
      envio={guardado}
      tituloError={`Error al abrir ${mes}`}
      libre={libre}
      onClose={onClose}
      onSubmit={guardado.enviar}
    >
      <p>
        Sus mensualidades y sus abonos se podrán cambiar. Las cifras del cierre quedan en la historia, con
        este motivo; los ajustes ya hechos se quedan en su mes.
      </p>
      <CampoParrafo nombre="motivo" label="Motivo" required data-autofocus />
    </ModalFormulario>
  );
}
