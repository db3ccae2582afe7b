import {Component, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {Route} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Location} from 'history';

type Props = {location: Location; children: ReactNode};
type State = {nextRouteHasLoaded: boolean};

/**
 * Keeps the old page until the next one has loaded, as the framework's component of this name
 * does. Where loading fails, it shows the next route all the same: its loader then shows the error.
 */
export default class PendingNavigation extends Component<Props, State> {
  state: State = {nextRouteHasLoaded: true};
  previousLocation: Location | null = null;
  finishUpdate: () => void = ExecutionEnvironment.canUseDOM
    ? dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: null,
        location: this.props.location,
      })
    : () => {};

  shouldComponentUpdate(next: Props, nextState: State): boolean {
    if (next.location === this.props.location) return nextState.nextRouteHasLoaded;

    this.previousLocation = this.props.location;
    this.setState({nextRouteHasLoaded: false});
    this.finishUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.previousLocation,
      location: next.location,
    });
    preload(next.location.pathname)
      .catch((failure: unknown) => console.warn(failure))
      .then(() => {
        this.finishUpdate();
        this.setState({nextRouteHasLoaded: true});
      });
    return false;
  }

  render(): ReactNode {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
