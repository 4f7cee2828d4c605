import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import { deferred } from '@/ui/shared/deferred';
import { MarcoAcceso } from '../marco-acceso';

/** Few come in with a password that is not theirs: nobody else waits for its code. */
const FormularioElegir = deferred(async () => (await import('./formulario-elegir')).FormularioElegir);

type ElegirContrasenaProps = {
  /** The provisional one; '' when it has to be asked. */
  actual: string;
  onListo: () => Promise<void>;
};

/** Where whoever came in with a password that somebody else chose has to stop first. */
export function ElegirContrasena(props: ElegirContrasenaProps) {
  return (
    <MarcoAcceso
      idTitulo="titulo-elegir"
      titulo="Elija su contraseña"
      texto={`La que le dieron es provisional: sirve ${PROVISIONAL_HORAS} horas y solo para llegar hasta aquí.`}
      volver={{ a: '/', texto: 'Volver al inicio' }}
    >
      <FormularioElegir {...props} />
    </MarcoAcceso>
  );
}
