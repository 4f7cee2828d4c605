import { Box } from '@chakra-ui/react/box';
import {
  Component,
  type ComponentType,
  type FunctionComponent,
  lazy as onceLazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { esFalloDeCarga, recargarUnaVez } from '@/ui/app/errores/fallo-de-carga';
import { Button } from './button';
import { Notice } from './notice';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * React's own `lazy` remembers for as long as the page lives that its code did not arrive. This one says so in the place of
 * the piece, leaves the page around it as it is, and asks again.
 */
export function lazy<P extends object>(load: Load<P>): FunctionComponent<P> {
  let Latest = onceLazy(load as Load<object>);
  const renew = () => {
    Latest = onceLazy(load as Load<object>);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: Made once, where its module begins: never while a page is drawn.
  return function Late(props: P & { onClose?: () => void }) {
    const [Piece, setPiece] = useState(() => Latest);
    return (
      <UntilAgain onFailed={renew} onAgain={() => setPiece(() => Latest)} onClose={props.onClose}>
        <Piece {...props} />
      </UntilAgain>
    );
  };
}

type UntilAgainProps = Pick<FailedProps, 'onAgain' | 'onClose'> & {
  onFailed: () => void;
  children: ReactNode;
};

class UntilAgain extends Component<UntilAgainProps, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidCatch() {
    this.props.onFailed();
  }

  again = () => {
    this.props.onAgain();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // What arrived and then broke is said by the page.
    if (!esFalloDeCarga(error)) throw error;
    return <Failed onAgain={this.again} onClose={this.props.onClose} />;
  }
}

type FailedProps = { onAgain: () => void; onClose: (() => void) | undefined };

/** What can be closed was opened over the page, and is said at its foot, in sight. */
function Failed({ onAgain, onClose }: FailedProps) {
  useEffect(() => {
    recargarUnaVez();
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
  const notice = (
    <Notice
      tone="warning"
      role="alert"
      title="Esta parte no terminó de cargar"
      action={
        <>
          {onClose ? <Button onClick={onClose}>Cerrar</Button> : null}
          <Button onClick={() => window.location.reload()}>Recargar</Button>
          <Button variant="solid" onClick={onAgain}>
            Reintentar
          </Button>
        </>
      }
    >
      Puede haber una versión nueva, o la conexión se cortó. Lo demás sigue como estaba.
    </Notice>
  );
  return onClose ? (
    <Box position="fixed" inset="auto 0 0" zIndex="overlay">
      {notice}
    </Box>
  ) : (
    notice
  );
}
